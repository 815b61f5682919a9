import axios from 'axios';
import type { AccessCard } from './types';

export const load = () => axios.get<AccessCard[]>('https://api.access.example/cards');
