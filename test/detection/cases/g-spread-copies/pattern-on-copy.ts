import axios from 'axios';

export async function presenceRow(place: number) {
  const { data } = await axios.get('https://api.access.example/presences', { params: { place_id: place } });
  const row = { seen: Date.now(), ...data[0] };
  const { user_name, seen } = row; // finds: presence-actor
  return `${user_name} at ${seen}`;
}
