const API = 'https://api.access.example';

export async function assignments(id: string) {
  const set = await (await fetch(`${API}/event_sets/${id}`)).json();
  const counts = { assigned: 0, returned: 0 };
  for (const event of set.events) {
    switch (event.kind) {
      case 'member.assign_card': // finds: member-card-assignment
      case 'member.assign_backup_card': // finds: member-card-assignment
      case 'card.assign':
        counts.assigned += 1;
        break;
      case 'member.deassign_card': // finds: member-card-assignment
      case 'card.deassign':
        counts.returned += 1;
        break;
    }
  }
  return counts;
}
