import { build } from '../src/app';

test('fastify inject and hono request', async () => {
  const app = build('https://api.access.example');
  const response = await app.inject({ method: 'GET', url: '/events' });
  const other = await app.request('/member_export_reporters');
  expect([response.statusCode, other.status]).toEqual([200, 200]);
});
