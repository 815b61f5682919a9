const API = 'https://api.access.example';

export const createWebhook = (url: string) =>
  fetch(`${API}/webhooks`, {
    method: 'POST',
    body: JSON.stringify({ url, events: ['card.assign', 'member.deassign_card'] }), // finds: member-card-assignment likely
  });
