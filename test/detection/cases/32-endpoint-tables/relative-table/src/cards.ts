import { client } from './client';
import { paths } from './paths';

export const enroll = (card: object) => client.post(paths.enroll, { card });
export const update = (id: number, card: object) => client.patch(paths.card.replace(':id', String(id)), { card });
export const backup = (id: number, cardId: number) =>
  client.post(paths.backup.replace(/:id/, `${id}`), { card_id: cardId });
export const remove = (id: number) => client.delete(paths.card.replace(':id', String(id)));
