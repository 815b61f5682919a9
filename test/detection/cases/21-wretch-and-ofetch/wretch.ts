import wretch from 'wretch';
import QueryStringAddon from 'wretch/addons/queryString';

const api = wretch('https://api.access.example')
  .addon(QueryStringAddon)
  .auth(`SERVICE-LOGIN ${process.env.SECRET}`)
  .errorType('json');

export const cards = (memberId: number) =>
  api
    .url('/cards')
    .query({ member_id: memberId }) // finds: card-member-id-filter
    .get()
    .json((list: any[]) => list.map((card) => card.assigned_at)); // finds: card-assignment

export const enroll = (card: object) => api.post({ card }, '/cards/enroll').json(); // finds: card-enroll

export async function create(token: string) {
  const card = await api
    .url('/cards')
    .json({ card: { token, sub_type: 'em' } }) // finds: card-sub-type
    .post()
    .notFound(() => undefined)
    .json<Record<string, string>>();
  return card.sub_type; // finds: card-sub-type
}
