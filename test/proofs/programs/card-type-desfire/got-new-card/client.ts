import got from 'got';

export async function issue(token: string): Promise<string> {
  const card = await got
    .post('https://api.access.example/cards', {
      headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
      json: { token, type: 'hfcard_desfire_ev3' },
      retry: { limit: 0 },
    })
    .json<{ token: string }>();
  return card.token;
}
