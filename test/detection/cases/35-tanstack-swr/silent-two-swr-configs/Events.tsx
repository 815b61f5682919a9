import useSWR from 'swr';

export function Events() {
  const { data } = useSWR('/events');
  return <>{data?.map((event) => event.references)}</>;
}
