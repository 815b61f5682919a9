import axios from 'axios';
import { endpoints } from './endpoints.js';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function eventsIn(placeId: number): Promise<number> {
  const { data } = await api.get(endpoints.events);
  return data.filter((event) => event.place_id === placeId).length;
}
