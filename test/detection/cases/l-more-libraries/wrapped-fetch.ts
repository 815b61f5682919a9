import fetchCookie from 'fetch-cookie';
import fetchRetry from 'fetch-retry';

const retrying = fetchRetry(fetch, { retries: 3 });
const keeping = fetchCookie(retrying);

export async function first(): Promise<unknown> {
  const response = await keeping('https://api.access.example/groups');
  const groups = await response.json();
  return groups[0].members_count; // finds: members-count
}
