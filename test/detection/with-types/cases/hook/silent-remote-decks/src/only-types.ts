import { useRemote } from '@acme/remote';
import { loadDecks } from './api';

export function useLabels(): string[] {
  const { data = [] } = useRemote(loadDecks);
  return data.map((card) => card.sub_type);
}

export async function reload(): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for (const { id, sub_type: label } of await useRemote(loadDecks).refresh()) labels.set(id, label);
  return labels;
}

export const sorted = () =>
  [...(useRemote(loadDecks).data ?? [])].sort((a, b) => a['sub_type'].localeCompare(b.sub_type));
