import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';
import type { paths } from './access';

const fetchClient = createFetchClient<paths>({ baseUrl: 'https://api.access.example' });
const $api = createClient(fetchClient);

export function Card({ id }: { id: number }) {
  const { data, error } = $api.useQuery('get', '/cards/{id}', { params: { path: { id } } });
  const { mutate } = $api.useMutation('post', '/cards/{id}/deactivate'); // finds: card-assignment
  const events = $api.useSuspenseQuery('get', '/events', {}); // finds: event-sets
  if (error) return <p>{String(error)}</p>;
  return <button onClick={() => mutate({ params: { path: { id } } })}>{data?.sub_type} {events.data[0]?.id}</button>; // finds: card-sub-type, event-id
}
