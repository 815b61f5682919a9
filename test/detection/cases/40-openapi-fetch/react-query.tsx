import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';

const fetchClient = createFetchClient({ baseUrl: 'https://api.access.example' });
const $api = createClient(fetchClient);

export function Events() {
  const { data, error } = $api.useQuery('get', '/events', { params: { query: { limit: 5 } } }); // finds: event-sets
  const block = $api.useMutation('post', '/cards/{id}/deactivate'); // finds: card-assignment
  if (error) return null;
  return (
    <ul onClick={() => block.mutate({ params: { path: { id: 1 } } })}>
      {data?.map((event) => <li key={event.id}>{event.uuid}</li> /* finds: event-id */)}
    </ul>
  );
}
