'use client';
import useSWR from 'swr';

const fetcher = (url: string) => fetch(url).then((response) => response.json());

export function Groups() {
  const { data } = useSWR('/access/groups', fetcher);
  const { data: posts } = useSWR('/cms/groups', fetcher);
  return (
    <ul>
      {data?.map((group: any) => (
        <li key={group.id}>{group.members_count}</li> // finds: members-count
      ))}
      {posts?.map((post: any) => <li key={post.id}>{post.members_count}</li>)}
    </ul>
  );
}
