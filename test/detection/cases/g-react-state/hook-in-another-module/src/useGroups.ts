import axios from 'axios';
import { useEffect, useState } from 'react';
import type { Group } from './models';

export function useGroups() {
  const [groups, setGroups] = useState<Group[]>([]);
  const [error, setError] = useState<string>();
  useEffect(() => {
    axios
      .get<Group[]>('https://api.access.example/groups')
      .then((response) => setGroups(response.data))
      .catch((reason) => setError(String(reason)));
  }, []);
  return { groups, error };
}
