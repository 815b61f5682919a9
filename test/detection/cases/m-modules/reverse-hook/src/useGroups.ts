import { useEffect, useState } from 'react';
import { loadGroups } from './api';

export function useGroups() {
  const [groups, setGroups] = useState([]);
  useEffect(() => {
    loadGroups().then(setGroups);
  }, []);
  return { groups };
}
