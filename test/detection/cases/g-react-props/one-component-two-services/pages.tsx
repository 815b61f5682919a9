import { Direct, Fetcher } from './fetcher';

const cards = async () => (await fetch('https://api.access.example/cards')).json();
const issues = async () => (await fetch('https://api.tracker.example/issues')).json();

export const Cards = () => <Fetcher load={cards}>{(rows) => rows.map((row: any) => <i>{row.sub_type}</i>)}</Fetcher>; // finds: card-sub-type
export const Issues = () => <Fetcher load={issues}>{(rows) => rows.map((row: any) => <i>{row.sub_type}</i>)}</Fetcher>;

export async function Two() {
  const [card] = await cards();
  const [issue] = await issues();
  return (
    <>
      <Direct value={card} render={(row) => <b>{row.sub_type}</b>} /> {/* finds: card-sub-type */}
      <Direct value={issue} render={(row) => <b>{row.sub_type}</b>} />
    </>
  );
}
