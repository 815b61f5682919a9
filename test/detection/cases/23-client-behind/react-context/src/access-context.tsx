import axios, { type AxiosInstance } from 'axios';
import { createContext, useContext, type ReactNode } from 'react';

const AccessContext = createContext<AxiosInstance | null>(null);

export function AccessProvider({ children }: { children: ReactNode }) {
  const client = axios.create({ baseURL: 'https://api.access.example' });
  return <AccessContext.Provider value={client}>{children}</AccessContext.Provider>;
}

export function useAccess(): AxiosInstance {
  const client = useContext(AccessContext);
  if (!client) throw new Error('AccessProvider is missing');
  return client;
}
