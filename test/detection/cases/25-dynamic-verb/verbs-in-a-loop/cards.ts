import { client, shouting } from './client';

export async function rename(id: number) {
  const card = await client.get(`/cards/${id}`);
  console.log(card.sub_type); // finds: card-sub-type
  await client.patch(`/cards/${id}`, { format_name: 'em' }); // finds: card-assignment
  await client.post('/cards/enroll', {}); // finds: card-enroll
  const other = await shouting.get(`/cards/${id}`);
  console.log(other.sub_type); // finds: card-sub-type
  await shouting.patch(`/cards/${id}`, {}); // finds: card-assignment
}
