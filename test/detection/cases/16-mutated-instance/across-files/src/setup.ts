import { api } from './api';

export function configure(url: string) {
  api.defaults.baseURL = 'https://api.access.example';
}
