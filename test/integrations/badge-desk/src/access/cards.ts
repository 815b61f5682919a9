import { call } from './call';
import { cardPaths, endpoints } from './endpoints';
import { api, AccessError } from './http';
import type { Card } from './models';

export interface CardFilter {
  holder?: number;
  onlyActive?: boolean;
}

export interface NewCard {
  token: string;
  format: string;
}

/** Cards of one person, or all cards of the organization. */
export async function listCards(filter: CardFilter = {}): Promise<Card[]> {
  const { data } = await api.get<Card[]>(endpoints.cards, {
    params: { user_id: filter.holder, activated: filter.onlyActive ? true : undefined },
  });
  return data;
}

export async function listCardsOfMember(memberId: number): Promise<Card[]> {
  const { data } = await api.get<Card[]>('/cards', { params: { member_id: memberId } });
  return data;
}

/** Same as above for the kiosk, which ships without axios. */
export async function listCardsOfMemberLite(memberId: number, limit: number): Promise<Card[]> {
  const query = new URLSearchParams({ limit: String(limit) });
  query.set('member_id', String(memberId));
  return call<Card[]>(`/cards?${query}`);
}

/** Whether a contractor holds any badge at all. */
export async function hasCard(memberId: number): Promise<boolean> {
  const cards = await call<Card[]>(`/cards?member_id=${memberId}&limit=1`);
  return cards.length > 0;
}

/** What the encoder put on the desk pad. */
export async function readPad(scan: { token: string }): Promise<Card> {
  const { data } = await api.get<Card>(cardPaths.one(scan.token));
  return data;
}

export async function readByUid(uid: string): Promise<Card> {
  return call<Card>(`/cards/${uid}`);
}

/** The turnstile hands out what lies in its tray; it only knows UIDs. */
export async function releaseFromTray(tray: { uid: string }, userId: number): Promise<void> {
  await api.post('/cards/' + tray.uid + '/assign', { user_id: userId });
}

export async function fetchCard(id: number): Promise<Card> {
  const { data } = await api.get<Card>(cardPaths.one(id));
  return data;
}

/** Registers a card that was bought elsewhere. */
export async function enrollCard(card: NewCard): Promise<Card> {
  const { data } = await api.post<Card>(endpoints.enroll, { card: { token: card.token, type: 'legacy' } });
  return data;
}

/** Registers a card that our encoder has just written. */
export async function createCard(card: NewCard): Promise<Card> {
  const { data } = await api.post<Card>('/cards', {
    card: { token: card.token, type: 'hfcard_desfire_ev3', sub_type: card.format },
  });
  return data;
}

export async function activateCard(cardId: number): Promise<void> {
  await api.post('/cards/' + cardId + '/activate');
}

export async function activateWithToken(cardId: number, token: string): Promise<void> {
  await api.post(`/cards/${cardId}/activate_with_token`, { token });
}

export async function deactivateCard(cardId: number): Promise<void> {
  await api.post(cardPaths.deactivate(cardId));
}

/** Doors of the server room ask for a PIN as well. The holder gets it by e-mail. */
export async function setPin(cardId: number, pin: string): Promise<void> {
  await api.patch(`/cards/${cardId}`, { card: { two_factor_pin: pin, send_two_factor_pin_notification: true } });
}

/** Hands a badge over to a user. Safe to repeat: a badge that already belongs to the user is left alone. */
export async function handOver(cardId: number, userId: number): Promise<Card> {
  const card = await fetchCard(cardId);
  if (card.assigned && card.user_id === userId) return card;
  if (card?.deactivated_at) throw new AccessError(`Card ${card.id} was blocked`);
  const { data } = await api.post<Card>(cardPaths.assign(cardId), { user_id: userId });
  return data;
}

export async function takeBack(card: Card): Promise<void> {
  if (!card['assigned']) return;
  await api.post(cardPaths.deassign(card.id));
}

/** Contractors are members without an account of their own. */
export async function handOverToContractor(cardId: number, memberId: number): Promise<void> {
  await api.post(`/cards/${cardId}/assign_member`, { member_id: memberId });
}

export async function takeBackFromContractor(card: Card): Promise<string> {
  await api.post(endpoints.deassignMember.replace(':id', String(card.id)));
  return card.member?.name ?? 'nobody';
}
