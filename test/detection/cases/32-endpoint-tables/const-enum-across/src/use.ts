import axios from 'axios';
import { CardPath } from './path';

const api = axios.create({ baseURL: 'https://api.access.example/' });

export const enroll = (card: object) => api.post(CardPath.Enroll, { card });
