import { Store, cached, makeStore, useLoaded, useTable } from './composables';

const cards = async (): Promise<any> => (await fetch('https://api.access.example/cards')).json();
const issues = async (): Promise<any> => (await fetch('https://api.tracker.example/issues')).json();

export function theirs() {
  const { data } = useLoaded(issues);
  const { state } = useTable(issues);
  const store = new Store(issues);
  const made = makeStore(issues);
  console.log(data.value[0].sub_type);
  console.log(state.rows[0].sub_type);
  console.log(store.rows[0].sub_type);
  console.log(made.list()[0].sub_type);
}

export function ours() {
  const { data } = useLoaded(cards);
  const { state } = useTable(cards);
  const store = new Store(cards);
  const made = makeStore(cards);
  console.log(data.value[0].sub_type); // finds: card-sub-type
  console.log(state.rows[0].sub_type); // finds: card-sub-type
  console.log(store.rows[0].sub_type); // finds: card-sub-type
  console.log(made.list()[0].sub_type); // finds: card-sub-type
}

export async function both() {
  const a = cached(issues);
  const b = cached(cards);
  console.log((await a('x'))[0].sub_type);
  console.log((await b('x'))[0].sub_type); // finds: card-sub-type
}
