import { request } from 'undici';

const BASE_URL = 'https://api.access.example';
const headers = {
  authorization: 'SERVICE-LOGIN ' + process.env.ACCESS_API_KEY,
  'content-type': 'application/json',
};

/** A batch from the card printer; a card that the service has already is no error. */
export async function enrollBatch(tokens) {
  const ids = [];
  for (const token of tokens) {
    const { statusCode, body } = await request(BASE_URL + '/cards/enroll', {
      method: 'POST',
      headers,
      body: JSON.stringify({ card: { token } }),
    });
    const answer = await body.json();
    if (statusCode === 409) continue;
    if (statusCode !== 200) throw new Error(`enrolment of ${token}: ${statusCode}`);
    ids.push(answer.id);
  }
  return ids;
}
