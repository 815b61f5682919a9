const authHeaders = (secret: string) => ({ Authorization: ['SERVICE-LOGIN', secret].join(' ') });

export const cards = (secret: string, memberId: number) =>
  fetch(`${process.env.SERVICE_URL}/cards?member_id=${memberId}`, { headers: authHeaders(secret) }); // finds: card-member-id-filter
