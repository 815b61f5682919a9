import axios from 'axios';
export * from './a';
export const api = axios.create({ baseURL: 'https://api.access.example' });
