export const assign = (member: number, card: number) =>
  fetch(`/members/${member}/assign_card`, { method: 'POST', body: JSON.stringify({ card_id: card }) }); // finds: member-card-assignment
export const ofMember = (member: number) => fetch(`${window.location.origin}/cards?member_id=${member}`); // finds: card-member-id-filter
export const groups = () => fetch('/groups').then((response) => response.json()).then((all) => all[0].members_count);
