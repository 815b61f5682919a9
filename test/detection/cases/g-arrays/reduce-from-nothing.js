import axios from 'axios';

export async function oldest() {
  const { data: members } = await axios.get('https://api.access.example/members');
  return members.reduce((a, b) => (!a || b.card_assigned_at < a.card_assigned_at ? b : a), null); // finds: member-card-assignment, member-card-assignment
}

export async function newestTopic() {
  const { data: topics } = await axios.get('https://forum.example/members');
  return topics.reduce((a, b) => (!a || b.card_assigned_at < a.card_assigned_at ? b : a), null);
}

export async function largest() {
  const { data: groups } = await axios.get('https://api.access.example/groups');
  const best = groups.reduce((a, b) => (a && a.members_count > b.members_count ? a : b), undefined); // finds: members-count, members-count
  const count = groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
  return `${best.name}: ${best.members_count} of ${count}`; // finds: members-count
}
