const BASE = 'https://api.access.example';

export function changeBackup(memberId: number, on: boolean, headers: HeadersInit) {
  const action = on ? 'assign_backup_card' : 'deassign_backup_card'; // finds: member-card-assignment, member-card-assignment
  return fetch(`${BASE}/members/${memberId}/${action}`, { method: 'POST', headers });
}
