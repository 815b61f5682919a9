import mongoose from 'mongoose';

const API = 'https://api.access.example';

export const Comment = mongoose.model(
  'Comment',
  new mongoose.Schema({ author: { type: mongoose.Schema.Types.ObjectId, ref: 'User' }, kind: { enum: ['User'] } }),
);

export type Role = 'User' | 'Admin';
const ROLES: Role[] = ['User'];

export function canOpen(role: Role, audit: { actor_type: string }): boolean {
  switch (audit.actor_type) {
    case 'User':
      return true;
  }
  return ROLES.includes(role);
}

export async function members() {
  const members = await (await fetch(`${API}/members`)).json();
  return members.map((member: { __typename: string }) => ({ ...member, __typename: 'User', tags: ['User'] }));
}
