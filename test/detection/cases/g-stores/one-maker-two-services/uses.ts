import { get } from 'svelte/store';
import { Repository, each, makeWritable, makeZustand, pages, subject, useList } from './makers';

const cards = async (): Promise<any[]> => (await fetch('https://api.access.example/cards')).json();
const issues = async (): Promise<any[]> => (await fetch('https://api.tracker.example/issues')).json();

export async function theirs() {
  const { data } = useList('issues', issues);
  console.log(data![0].sub_type);
  const useIssues = makeZustand(issues);
  const rows = useIssues((state) => state.rows);
  console.log(rows[0].sub_type);
  console.log(get(makeWritable(issues))[0].sub_type);
  subject(issues).subscribe((list) => console.log(list[0].sub_type));
  await each(issues, (row) => console.log(row.sub_type));
  for await (const row of pages(issues)) console.log(row.sub_type);
  const repository = new Repository('https://api.tracker.example', '/cards');
  console.log((await repository.all())[0]!.sub_type);
}

export async function ours() {
  const { data } = useList('cards', cards);
  console.log(data![0].sub_type); // finds: card-sub-type
  const useCards = makeZustand(cards);
  const rows = useCards((state) => state.rows);
  console.log(rows[0].sub_type); // finds: card-sub-type
  console.log(get(makeWritable(cards))[0].sub_type); // finds: card-sub-type
  subject(cards).subscribe((list) => console.log(list[0].sub_type)); // finds: card-sub-type
  await each(cards, (row) => console.log(row.sub_type)); // finds: card-sub-type
  for await (const row of pages(cards)) console.log(row.sub_type); // finds: card-sub-type
  const repository = new Repository('https://api.access.example', '/cards');
  console.log((await repository.all())[0]!.sub_type); // finds: card-sub-type
}
