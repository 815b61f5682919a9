import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, test } from 'vitest';

const server = setupServer();
afterEach(() => server.resetHandlers());

test('shows an error when enrolment fails', async () => {
  server.use(
    http.post('https://api.access.example/cards/enroll', () => HttpResponse.json({}, { status: 500 }), { once: true }), // finds: card-enroll
  );
});
