import { access } from '$lib/access';

export async function load({ fetch }) {
  return { cards: await access('/cards', fetch) };
}
