function init(method: string, body?: unknown): RequestInit {
  return {
    method,
    headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_SECRET}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}

export const enroll = (token: string) =>
  fetch('/cards/enroll', init('POST', { card: { token, type: 'legacy' } })); // finds: card-enroll, card-type-legacy

export const list = () => fetch('/cards', init('GET'));
