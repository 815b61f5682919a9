import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';

export const getServerSideProps = (async () => {
  const response = await fetch('https://api.access.example/groups');
  return { props: { groups: await response.json() } };
}) satisfies GetServerSideProps;

export default function Groups({ groups }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <p>{groups[0].members_count}</p>; // finds: members-count
}
