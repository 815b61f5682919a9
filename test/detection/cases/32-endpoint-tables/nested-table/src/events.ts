import axios from 'axios';
import { URLS } from './urls';

export async function eventIds() {
  const { data } = await axios.get(URLS.EVENTS);
  return data.map((event) => event.id); // finds: event-id
}

export const sizes = async () => (await axios.get(URLS.GROUPS)).data.map((group) => group.members_count); // finds: members-count
