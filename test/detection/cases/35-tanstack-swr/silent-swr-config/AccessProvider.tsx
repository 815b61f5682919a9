import { createContext, useContext, useMemo, type PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';

interface Access {
  baseUrl: string;
  secret: string;
}

const AccessContext = createContext<Access | undefined>(undefined);

type Props = PropsWithChildren<Partial<Access> & { secret: string }>;

export function AccessProvider({ baseUrl = 'https://api.forum.example', secret, children }: Props) {
  const value = useMemo(() => ({ baseUrl, secret }), [baseUrl, secret]);
  const fetcher = async (path: string) => {
    const response = await fetch(baseUrl + path, { headers: { Authorization: `Bearer ${secret}` } });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  };
  return (
    <AccessContext.Provider value={value}>
      <SWRConfig value={{ fetcher, dedupingInterval: 5000 }}>{children}</SWRConfig>
    </AccessContext.Provider>
  );
}

export const useAccess = () => useContext(AccessContext);
