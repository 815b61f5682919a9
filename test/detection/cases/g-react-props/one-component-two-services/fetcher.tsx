import { useEffect, useState, type ReactNode } from 'react';

interface FetcherProps<T> {
  load: () => Promise<T>;
  children: (data: T) => ReactNode;
}

export function Fetcher<T>({ load, children }: FetcherProps<T>) {
  const [data, setData] = useState<T>();
  useEffect(() => {
    load().then(setData);
  }, [load]);
  return data ? <>{children(data)}</> : null;
}

export function Direct({ value, render }: { value: any; render: (value: any) => ReactNode }) {
  return <div>{render(value)}</div>;
}
