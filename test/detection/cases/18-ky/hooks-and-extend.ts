import ky from 'ky';

const base = ky.create({ prefixUrl: 'https://api.access.example', hooks: { beforeRequest: [(request) => request.headers.set('X-Trace', '1')] } });
const authed = base.extend((options) => ({ headers: { Authorization: `SERVICE-LOGIN ${process.env.KEY}` } }));

export const search = async (member: number) => {
  const cards = await authed('cards', { searchParams: new URLSearchParams([['member_id', String(member)]]) }).json<{ id: number; sub_type: string }[]>(); // finds: card-member-id-filter, card-sub-type
  return new Map(cards.map((card) => [card.id, card.sub_type])); // finds: card-sub-type
};
export const remove = (id: number) => authed.post(`cards/${id}/deassign`, { throwHttpErrors: false }); // finds: card-assignment
