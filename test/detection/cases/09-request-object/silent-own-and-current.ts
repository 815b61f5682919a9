const BASE = 'https://api.access.example';

class Request2 {
  constructor(
    readonly url: string,
    readonly init?: { method?: string },
  ) {}
}

export const job = new Request2(`${BASE}/jobs/events`, { method: 'POST' });

export async function sets(request: Request) {
  if (new URL(request.url).pathname === '/events') return new Response(null, { status: 410 });
  return fetch(new Request(`${BASE}/event_sets`, { method: 'POST', body: JSON.stringify({ event_set: { interval: 'P1D' } }) }));
}

export async function groups() {
  const response = await fetch(new Request('https://api.crm.example/groups'));
  const list = await response.json();
  return list.map((group: { members_count: number }) => group.members_count);
}
