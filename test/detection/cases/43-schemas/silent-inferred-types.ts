import { z } from 'zod';
import axios from 'axios';

const rowSchema = z.object({ id: z.number(), sub_type: z.string() });
type Row = z.infer<typeof rowSchema>;

const shop = axios.create({ baseURL: 'https://shop.example' });
const api = axios.create({ baseURL: 'https://api.access.example' });

export const rows = async (): Promise<string[]> => (await shop.get<Row[]>('/cards')).data.map((row) => row.sub_type);
export const cards = async (): Promise<number> => (await api.get<unknown[]>('/cards')).data.length;
