import { AccessClient, type KioskGroup } from './access-client';

const client = new AccessClient(process.env.KIOSK_LOGIN_SECRET ?? '');

/** The line under the visitor's name on the welcome screen. */
export async function welcomeLine(memberId: number): Promise<string> {
  const [card] = await client.fetchCards({ memberId, limit: 1 });
  if (!card) return 'Please ask the desk for a badge.';
  if (!card.activatedAt) return 'Your badge is not active yet.';
  if (card.type === 'hfcard_desfire_ev1') return 'Please swap your badge at the desk.';
  return `Your badge (${card.subType ?? 'standard'}) is ready.`;
}

/** The kiosk lights up when somebody has come in since the last look. */
export async function somebodyCame(placeId: number, lastSeen: string | undefined): Promise<boolean> {
  const [newest] = (await client.fetchEvents(10)).filter((event) => event.placeId === placeId);
  return newest !== undefined && newest.id !== lastSeen;
}

/** Groups with nobody in them are not offered at the kiosk. */
export async function offeredGroups(ids: number[]): Promise<KioskGroup[]> {
  const groups = await client.fetchGroups(ids);
  return groups.filter(({ membersCount: size }) => size > 0).sort((a, b) => b.membersCount - a.membersCount);
}
