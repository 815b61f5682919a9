'use server';
import { cookies } from 'next/headers';
import { unstable_cache, revalidatePath } from 'next/cache';
const api = (path: string, init?: RequestInit) => fetch(`https://api.access.example/${path}`, { ...init, headers: { Authorization: 'x' } });
export async function searchCards(query: string) {
  const res = await api(`cards?query=${query}`);
  return { data: await res.json(), error: null };
}
export const getGroups = unstable_cache(async () => (await api('groups')).json(), ['groups'], { revalidate: 60 });
export async function saveCard(prevState: unknown, formData: FormData) {
  const res = await api('cards', { method: 'POST', body: JSON.stringify({ sub_type: formData.get('t') }) }); // finds: card-sub-type
  revalidatePath('/cards');
  return { card: await res.json() };
}
