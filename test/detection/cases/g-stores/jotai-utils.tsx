import { atom, useAtomValue } from 'jotai';
import { atomFamily, loadable, selectAtom, unwrap } from 'jotai/utils';
import { atomWithQuery } from 'jotai-tanstack-query';

const get = async (path: string) => (await fetch(`https://api.access.example${path}`)).json();

const cards = atom(async () => get('/cards'));
const groups = atomWithQuery(() => ({ queryKey: ['groups'], queryFn: () => get('/groups') }));
const card = atomFamily((id: number) => atom(async () => get(`/cards/${id}`)));
const formats = selectAtom(cards, (all) => all[0].sub_type); // finds: card-sub-type

export function Summary() {
  const loading = useAtomValue(loadable(cards));
  const now = useAtomValue(unwrap(cards, () => []));
  const one = useAtomValue(card(3));
  const { data } = useAtomValue(groups);
  if (loading.state === 'hasData') console.log(loading.data[0].sub_type); // finds: card-sub-type
  return [now[0].activated, one.sub_type, data[0].members_count, formats]; // finds: card-assignment, card-sub-type, members-count
}
