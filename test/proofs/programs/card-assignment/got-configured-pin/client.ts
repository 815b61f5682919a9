import got from 'got';

const access = got.extend({
  prefixUrl: 'https://api.access.example',
  headers: { authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function changePin(cardId: number, pin: string): Promise<string> {
  const answer = await access.patch(`cards/${cardId}`, { json: { two_factor_pin: pin } });
  return answer.statusCode === 200 ? 'changed' : 'as it was';
}
