import axios from 'axios';

interface Presence {
  member_id: number;
  member_name: string;
  user_email: string;
}

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** Whom to write to when the building is closed. */
export async function recipients(): Promise<string[]> {
  const { data } = await api.get<Presence[]>('/presences');
  return data.map(({ member_name, user_email }) => `${member_name} <${user_email}>`);
}
