export const enroll = (base: string, key: string, card: object) =>
  fetch(`${base}/cards/enroll`, { // finds: card-enroll
    method: 'POST',
    headers: { authorization: 'SERVICE-LOGIN ' + key },
    body: JSON.stringify({ card }),
  });
