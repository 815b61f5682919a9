import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

const paths = {
  cards: '/cards',
  enroll: '/cards/enroll',
};

export async function enrollAll(tokens: string[]): Promise<string[]> {
  const created = await Promise.all(tokens.map((token) => api.post(paths.enroll, { card: { type: 'hfcard_desfire', token } })));
  return created.map(({ data }) => data.token);
}
