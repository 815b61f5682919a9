import wretch from 'wretch';

const api = wretch().url('https://api.access.example').resolve((chain) => chain.json());

export async function groups() {
  const list = await api.get('/groups');
  return list.map((group) => group.members_count); // finds: members-count
}

export const remove = (id: number) => api.url(`/member_export_reporters/${id}`).delete(); // finds: member-export-reporter
export const patch = (id: number, pin: string) => api.patch({ card: { two_factor_pin: pin } }, `/cards/${id}`); // finds: card-assignment
