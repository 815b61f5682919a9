import { Ask, request } from './request-builder.js';

interface Row {
  sub_type: string; // finds: card-sub-type
}

export const cards = (userId: number) => request().path('cards').query('user_id', userId).send<Row[]>(); // finds: card-assignment
export const roles = (userId: number) => request().path('role_assignments').query('user_id', userId).send<object[]>();
export const activate = (id: number) => request().method('POST').path('cards', id, 'activate').send<unknown>(); // finds: card-assignment
export const formats = async () => (await cards(4)).map((card) => card.sub_type); // finds: card-sub-type
export const add = () => request().path('cards').method('POST').body({ card: { sub_type: 'x' } }).send<unknown>(); // finds: card-sub-type

export const ofMember = (id: number) => new Ask().to('cards').where({ member_id: id }).run(); // finds: card-member-id-filter
export const active = () => new Ask().to('cards').with('activated', true).run(); // finds: card-assignment
export const enroll = () => new Ask().to('cards', 'enroll').by('POST').run(); // finds: card-enroll
export const groupsOf = (id: number) => new Ask().to('role_assignments').where({ user_id: id }).with('member_id', id).run();
export const remove = (id: number) => new Ask().to('cards', id).by('DELETE').run();

export async function inStatements(id: number) {
  const ask = new Ask();
  ask.to('cards');
  ask.where({ member_id: id }); // finds: card-member-id-filter
  return (await ask.run())[0].sub_type; // finds: card-sub-type
}
