import { useQuery } from '@tanstack/react-query';
import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export function Log() {
  const { data } = useQuery({
    queryKey: ['events'],
    queryFn: async () => (await api.get('/events')).data, // finds: event-sets
  });
  return <ul>{data?.map((event: { id: number }) => <li key={event.id} />) /* finds: event-id, event-id */}</ul>;
}
