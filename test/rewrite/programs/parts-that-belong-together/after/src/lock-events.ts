interface Reference {
  id: number;
  type: string;
}

interface LockEvent {
  uuid: string;
  references?: Reference[];
  organization_id?: number;
  place_id?: number;
}

export async function locks(id: string): Promise<unknown[]> {
  const response = await fetch(`https://api.access.example/event_sets/${id}`);
  const { events } = (await response.json()) as { events: LockEvent[] };
  return events.map((event) => ({
    place: event.place_id,
    lock: event.references?.find(({ type }) => type === 'Lock')?.id,
  }));
}
