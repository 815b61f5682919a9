const API = 'https://api.access.example';

export async function returned(id: string) {
  const { events } = await (await fetch(`${API}/event_sets/${id}`)).json();
  return events.filter(
    (event: { action: string }) =>
      event.action === 'card.deassign' || event.action === 'member.deassign_card', // finds: member-card-assignment
  );
}
