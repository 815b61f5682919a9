import superagent from 'superagent';

const BASE = 'https://api.access.example';

export async function cards(memberId: number, secret: string) {
  const response = await superagent
    .get(`${BASE}/cards`)
    .set('Authorization', `SERVICE-LOGIN ${secret}`)
    .query({ member_id: memberId, limit: 10 }); // finds: card-member-id-filter
  return response.body.map((card) => card.sub_type); // finds: card-sub-type
}

export const enroll = (token: string) =>
  superagent
    .post(BASE + '/cards/enroll') // finds: card-enroll
    .set({ Accept: 'application/json' })
    .send({ card: { token, type: 'legacy' } }); // finds: card-type-legacy
