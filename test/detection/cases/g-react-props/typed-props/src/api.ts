import axios from 'axios';
import type { Card } from './models';

const client = axios.create({ baseURL: 'https://api.access.example' });

export const listCards = () => client.get<Card[]>('cards').then((response) => response.data);
