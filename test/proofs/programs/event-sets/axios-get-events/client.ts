import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function kinds(): Promise<string[]> {
  const response = await api.get('/events');
  return response.data.map((event) => event.created_at.slice(0, 10));
}
