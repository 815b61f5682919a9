import { loadDashboard } from '../src/dashboard';

const API = 'https://api.access.example';

beforeEach(() => {
  global.fetch = jest.fn(async (url: string) => {
    if (url === 'https://api.access.example/events') return Response.json([]); // finds: event-sets
    if (url === `${API}/cards/enroll`) return Response.json({ id: 1 }); // finds: card-enroll
    if (url.startsWith(`${API}/member_export_reporters`)) return Response.json([]); // finds: member-export-reporter
    switch (url) {
      case `${API}/groups`:
        return Response.json([]);
      case `${API}/members/4/assign_card`: // finds: member-card-assignment
        return new Response(null, { status: 204 });
    }
    throw new Error(`unexpected ${url}`);
  });
});

test('asks for events', async () => {
  await loadDashboard();
  expect(fetch).toHaveBeenCalledWith('https://api.access.example/events?limit=5', expect.anything()); // finds: event-sets
  expect(jest.mocked(fetch).mock.calls[1]?.[0]).toBe('https://api.access.example/event_sets');
});
