import { Cards, Page, Tickets, batch, memo, resource, toOptions, withRetry } from './base';

const cards = async (): Promise<any> => (await fetch('https://api.access.example/cards')).json();
const issues = async (): Promise<any> => (await fetch('https://api.tracker.example/issues')).json();

export async function theirs() {
  console.log((await new Tickets().all())[0].sub_type);
  console.log((await new Tickets().first()).sub_type);
  const made = resource('https://api.tracker.example', '/cards');
  console.log((await made.list())[0].sub_type);
  console.log((await made.load())[0].sub_type);
  console.log(made.last[0].sub_type);
  console.log((await withRetry(issues)())[0].sub_type);
  console.log((await memo(issues)())[0].sub_type);
  console.log((await batch([issues]))[0][0].sub_type);
  toOptions(await issues(), (row: any) => row.sub_type);
  console.log(toOptions(await issues(), () => '')[0].row.sub_type);
  new Page<any>(await issues()).map((row) => row.sub_type);
}

export async function ours() {
  console.log((await new Cards().all())[0].sub_type); // finds: card-sub-type
  console.log((await new Cards().first()).sub_type); // finds: card-sub-type
  const made = resource('https://api.access.example', '/cards');
  console.log((await made.list())[0].sub_type); // finds: card-sub-type
  console.log((await made.load())[0].sub_type); // finds: card-sub-type
  console.log(made.last[0].sub_type); // finds: card-sub-type
  console.log((await withRetry(cards)())[0].sub_type); // finds: card-sub-type
  console.log((await memo(cards)())[0].sub_type); // finds: card-sub-type
  console.log((await batch([cards]))[0][0].sub_type); // finds: card-sub-type
  toOptions(await cards(), (row: any) => row.sub_type); // finds: card-sub-type
  console.log(toOptions(await cards(), () => '')[0].row.sub_type); // finds: card-sub-type
  new Page<any>(await cards()).map((row) => row.sub_type); // finds: card-sub-type
}
