const headers: Record<string, string> = { Accept: 'application/json' };
if (process.env.KEY) headers['Authorization'] = `SERVICE-LOGIN ${process.env.KEY}`;

export const enroll = (card: object) =>
  fetch(`${process.env.SERVICE_URL}/cards/enroll`, { method: 'POST', headers, body: JSON.stringify({ card }) }); // finds: card-enroll
