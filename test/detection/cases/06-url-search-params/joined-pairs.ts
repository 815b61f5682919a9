const filters: Record<string, unknown> = { member_id: 4, token: 'a' }; // finds: card-member-id-filter
const query = Object.entries(filters)
  .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  .join('&');

export const cards = (): Promise<Response> => fetch(`https://api.access.example/cards?${query}`);
