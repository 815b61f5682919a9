import { proxyActivities } from '@temporalio/workflow';
import type * as activities from './activities';

const acts = proxyActivities<typeof activities>({ startToCloseTimeout: '1 minute' });
const { loadLeaver } = proxyActivities<typeof activities>({ startToCloseTimeout: '5 minutes' });

export async function offboard(number: string) {
  const leaver = await loadLeaver(number);
  const member = await acts.findMember(leaver.email);
  return [member.cards_count, leaver.card_id]; // finds: member-card-assignment
}
