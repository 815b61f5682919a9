import { BASE_URL } from '../settings';

export async function request(path: string, init?: RequestInit) {
  const response = await fetch(BASE_URL + path, init);
  return response.json();
}
