import { useRemote } from '@acme/remote';
import { loadCards } from './api';

export function useLabels(): string[] {
  const { data = [] } = useRemote(loadCards);
  return data.map((card) => card.sub_type); // finds: card-sub-type
}

export async function reload(): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for (const { id, sub_type: label } of await useRemote(loadCards).refresh()) labels.set(id, label); // finds: card-sub-type
  return labels;
}

export const sorted = () =>
  [...(useRemote(loadCards).data ?? [])].sort((a, b) => a['sub_type'].localeCompare(b.sub_type)); // finds: card-sub-type, card-sub-type
