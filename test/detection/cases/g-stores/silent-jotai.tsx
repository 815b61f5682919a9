import axios from 'axios';
import { atom, useAtomValue, useSetAtom } from 'jotai';

const groupsAtom = atom([]);
const ownAtom = atom([{ members_count: 1 }]);

export function Loader() {
  const setGroups = useSetAtom(groupsAtom);
  axios.get('https://api.access.example/groups').then(({ data }) => setGroups(data));
  return <p>{useAtomValue(ownAtom)[0].members_count}</p>;
}
