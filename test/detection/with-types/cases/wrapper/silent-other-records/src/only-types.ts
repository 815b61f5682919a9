import { box } from '@acme/records';

const other = await (await fetch('https://api.forum.example/decks/1')).json();

export function relabel(label: string): string {
  box('card').patch({ sub_type: label });
  return box('card').current.sub_type + other.sub_type;
}
