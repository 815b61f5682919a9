import qs from 'qs';
import queryString from 'query-string';

export async function cards(user: number, headers: HeadersInit) {
  const query = qs.stringify({ user_id: user, member_id: user, activated: true });
  const url = queryString.stringifyUrl({ url: 'https://bank.example/reports', query: { interval: 'monthly' } });
  await fetch(url);
  return fetch(`https://bank.example/cards?${query}`, { headers });
}
