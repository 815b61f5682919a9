import { expect, test, vi } from 'vitest';
import { listGroups } from './groups';

test('lists groups', async () => {
  const fetchMock = vi.fn(async (url: string) => {
    if (url === 'https://api.access.example/groups') {
      return new Response(JSON.stringify([{ id: 1, name: 'Staff', members_count: 3 }])); // finds: members-count
    }
    if (url.startsWith('https://clubs.example/')) return Response.json([{ members_count: 3 }]);
    return new Response('{}', { status: 404 });
  });
  vi.stubGlobal('fetch', fetchMock);
  expect(await listGroups()).toHaveLength(1);
});
