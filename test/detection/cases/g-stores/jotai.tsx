import axios from 'axios';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const groupsAtom = atom([]);
const cardsAtom = atom(async () => (await axios.get('https://api.access.example/cards')).data);
const formatsAtom = atom(async (get) => (await get(cardsAtom)).map((card) => card.sub_type)); // finds: card-sub-type
const totalAtom = atom((get) => get(groupsAtom).reduce((sum, group) => sum + group.members_count, 0)); // finds: members-count

export function Loader() {
  const setGroups = useSetAtom(groupsAtom);
  useEffect(() => {
    axios.get('https://api.access.example/groups').then(({ data }) => setGroups(data));
  }, [setGroups]);
  return null;
}

export function Groups() {
  const [groups] = useAtom(groupsAtom);
  const formats = useAtomValue(formatsAtom);
  const total = useAtomValue(totalAtom);
  return <p title={formats.join()}>{groups.map((group) => group.members_count / total)}</p>; // finds: members-count
}
