import { useEffect, useState } from 'react';

function useLoaded<T>(load: () => Promise<T>) {
  const [data, setData] = useState<T | undefined>();
  useEffect(() => {
    load().then((loaded) => setData(loaded));
  }, [load]);
  return data;
}

const cards = async (): Promise<any> => (await fetch('https://api.access.example/cards')).json();
const issues = async (): Promise<any> => (await fetch('https://api.tracker.example/issues')).json();

export function Other() {
  const rows = useLoaded(issues);
  return rows.map((row: any) => <i>{row.sub_type}</i>);
}

export function Page() {
  const rows = useLoaded(cards);
  return rows.map((row: any) => <i>{row.sub_type}</i>); // finds: card-sub-type
}
