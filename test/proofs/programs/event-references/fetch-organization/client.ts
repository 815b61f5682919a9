const API = 'https://api.access.example';

interface Reference {
  type: string;
  id: number;
}

interface Event {
  uuid: string;
  references: Reference[];
}

/** Events that belong to no place of ours are for the head office. */
export async function ofOrganization(organization: number): Promise<number> {
  const response = await fetch(`${API}/event_sets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
    body: '{}',
  });
  const { events }: { events: Event[] } = await response.json();
  return events.filter((event) => event.references.some((each) => each.type === 'Organization' && each.id === organization))
    .length;
}
