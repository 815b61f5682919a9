import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

async function load({ queryKey: [path, params] }: QueryFunctionContext<[string, object?]>) {
  const { data } = await api.get(path, { params });
  return data;
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { queryFn: load, staleTime: 30_000 } },
});
