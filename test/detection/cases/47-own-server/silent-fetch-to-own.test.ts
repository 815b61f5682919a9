import { createServer } from 'node:http';
import { app } from '../src/app';

const server = createServer(app).listen(0);
const base = () => `http://localhost:${(server.address() as { port: number }).port}`;

test('lists events', async () => {
  const response = await fetch(`${base()}/events`);
  expect((await response.json())[0].id).toBe(1);
  await fetch(`${base()}/cards/enroll`, { method: 'POST', headers: { Authorization: 'Bearer x' } });
});
