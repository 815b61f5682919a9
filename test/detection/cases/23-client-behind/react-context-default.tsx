import axios from 'axios';
import { createContext, useContext } from 'react';

export const ApiContext = createContext(axios.create({ baseURL: 'https://api.access.example' }));

export function useSizes() {
  const api = useContext(ApiContext);
  return async () => (await api.get('/groups')).data.map((group) => group.members_count); // finds: members-count
}
