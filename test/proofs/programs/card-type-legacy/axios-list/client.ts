import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

const TO_REPLACE = ['legacy'];

export async function toReplace(): Promise<number[]> {
  const response = await api.get('/cards');
  return response.data.filter((card) => TO_REPLACE.includes(card.type)).map((card) => card.id);
}
