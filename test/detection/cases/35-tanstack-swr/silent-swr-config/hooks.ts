import { useMemo } from 'react';
import useSWR from 'swr';

export interface AccessEvent {
  uuid: string;
  type: string;
  references?: { type: string; id: number; name: string }[];
}

interface Group {
  id: number;
  name: string;
  members_count?: number;
}

export function useActivity(placeId: number) {
  const { data, error, mutate } = useSWR<AccessEvent[]>(`/events?place_id=${placeId}`, { refreshInterval: 15_000 });
  const byDoor = useMemo(() => {
    const doors: Record<string, AccessEvent[]> = {};
    data?.forEach((event) => {
      const door = event.references?.find((reference) => reference.type === 'Lock');
      (doors[door?.name ?? ''] ??= []).push(event);
    });
    return doors;
  }, [data]);
  return { events: data ?? [], byDoor, error: error as Error | undefined, refresh: () => mutate() };
}

export function useGroups() {
  const { data = [] } = useSWR<Group[]>('/groups');
  return data.map(({ id, name, members_count = 0 }) => ({ id, name, hint: `${members_count} people` }));
}

export function useMeetup() {
  const { data } = useSWR('/groups/1.json', (path: string) => fetch(`https://meetup.example${path}`).then((r) => r.json()));
  return data?.members_count;
}
