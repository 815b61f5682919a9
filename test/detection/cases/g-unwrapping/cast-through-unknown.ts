import axios, { type AxiosResponse } from 'axios';

type Presence = { place_id: number; user_name: string }; // finds: presence-actor

export async function whoIsIn(): Promise<string[]> {
  const response: AxiosResponse = await axios.get('https://api.access.example/presences');
  const people = response.data as unknown as Presence[];
  return people.map((presence) => presence.user_name); // finds: presence-actor
}
