import axios from 'axios';
import to from 'await-to-js';

async function attempt<T>(work: Promise<T>): Promise<[T, null] | [null, unknown]> {
  try {
    return [await work, null];
  } catch (error) {
    return [null, error];
  }
}

export async function sizes(): Promise<number[]> {
  const [failure, answer] = await to(axios.get('https://api.access.example/groups'));
  if (failure) return [];
  const [again] = await attempt(axios.get('https://api.access.example/groups'));
  return [answer.data[0].members_count, again?.data[0].members_count]; // finds: members-count, members-count
}
