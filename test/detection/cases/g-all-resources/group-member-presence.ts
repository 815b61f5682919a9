import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function summary() {
  const [group] = (await api.get('/groups')).data;
  const [member] = (await api.get('/members', { params: { query: 'ada' } })).data;
  const [presence] = (await api.get('/presences')).data;
  return [
    group.members_count, // finds: members-count
    group.place.members_count, // finds: members-count
    member.card_assigned, // finds: member-card-assignment
    member.backup_card_assigned_by, // finds: member-card-assignment
    member.user.members_count, // finds: members-count
    presence.member_id, // finds: presence-actor
    presence.user_id, // finds: presence-actor
  ];
}
