import { HttpResponse, delay, graphql, http } from 'msw';
import { setupServer } from 'msw/node';

const access = (path: string) => `https://api.access.example${path}`;

export const server = setupServer(
  http.get(access('/events'), () => HttpResponse.json([{ id: 1, references: [] }])), // finds: event-sets, event-id, event-references
  http.get(access('/cards'), ({ request }) => {
    const url = new URL(request.url);
    const member = url.searchParams.get('member_id'); // finds: card-member-id-filter
    return HttpResponse.json(member ? [{ id: 2, sub_type: 'em' }] : []); // finds: card-sub-type
  }),
  http.post(access('/cards/:id/activate'), async () => { // finds: card-assignment
    await delay(20);
    return new HttpResponse(null, { status: 204 });
  }),
);
