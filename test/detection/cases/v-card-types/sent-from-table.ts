import axios from 'axios';

const TYPES = {
  visitor: 'legacy', // finds: card-type-legacy
  staff: 'hfcard_desfire',
} as const;

export async function issue(who: keyof typeof TYPES, token: string) {
  await axios.post('https://api.access.example/cards', { card: { token, type: TYPES[who] } });
}
