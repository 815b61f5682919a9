import { api } from './http';
import type { Card } from './models';

export interface RoleAssignment {
  user_id: number;
  group_id?: number;
  group?: { id: number; name: string };
}

export interface Login {
  id: number;
  user_id: number;
  user: { id: number; email: string; secret: string };
}

/** Groups that a user reaches through a role of their own. */
export async function groupsOfUser(userId: number): Promise<number[]> {
  const { data } = await api.get<RoleAssignment[]>('/role_assignments', { params: { user_id: userId } });
  return data.flatMap((role) => (role.group_id !== undefined && role.user_id === userId ? [role.group_id] : []));
}

/** Login for a visitor's phone; visitors are managed users. */
export async function createVisitorLogin(email: string, admin: { domain: string; email: string; password: string }): Promise<string> {
  const { data } = await api.post<Login>('/logins', {
    login: { type: 'device', device_brand: 'Badge Desk', device_model: 'Kiosk', os_name: 'web', email },
    user: admin,
  });
  console.info('login created', { user_id: data.user_id });
  return data.user.secret;
}

export async function removeMember(member_id: number): Promise<void> {
  await api.delete(`/members/${member_id}`);
}

/** The pad reads a token or a UID; the service wants the id of the card. */
export async function cardIdByToken(token: string): Promise<number | undefined> {
  const { data } = await api.get<Card[]>('/cards', { params: { token } });
  return data[0]?.id;
}

export async function cardIdByUid(uid: string): Promise<number | undefined> {
  const { data } = await api.get<Card[]>(`/cards?uid=${uid}`);
  return data[0]?.id;
}

/** The PIN lives on the assignment, not on the badge. */
export async function setAssignmentPin(assignmentId: number, two_factor_pin: string): Promise<void> {
  await api.patch(`/card_assignments/${assignmentId}`, { card_assignment: { two_factor_pin } });
}
