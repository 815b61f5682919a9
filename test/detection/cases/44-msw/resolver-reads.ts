import { http, HttpResponse } from 'msw';
import { cards } from './fixtures/cards';

export const handlers = [
  http.get('https://api.access.example/cards', ({ request }) => {
    const url = new URL(request.url);
    const memberId = url.searchParams.get('member_id'); // finds: card-member-id-filter
    return HttpResponse.json(cards.filter((card) => card.owner === memberId));
  }),
  http.post('https://api.access.example/cards', async ({ request }) => {
    const body = (await request.json()) as { card: { type: string } };
    if (body.card.type === 'legacy') return new HttpResponse(null, { status: 422 }); // finds: card-type-legacy
    return HttpResponse.json({ id: 8 });
  }),
];
