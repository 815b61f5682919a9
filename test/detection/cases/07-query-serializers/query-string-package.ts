import queryString from 'query-string';
import { stringify } from 'qs';
import got from 'got';

const BASE = 'https://api.access.example';

export const cards = (filter: { member?: number; token?: string }) =>
  fetch(BASE + '/cards?' + queryString.stringify({ member_id: filter.member, token: filter.token }, { skipNull: true })); // finds: card-member-id-filter

export const active = () => fetch(`${BASE}/cards${stringify({ activated: true }, { addQueryPrefix: true })}`); // finds: card-assignment

export const usage = async (interval: string) => {
  const report = await got(`${BASE}/reports/usage`, { searchParams: stringify({ interval }) }).json(); // finds: report-interval
  return report;
};

export async function oldCards() {
  const list = await got(queryString.stringifyUrl({ url: `${BASE}/cards`, query: { type: 'legacy' } })).json<any[]>(); // finds: card-type-legacy
  return list.map((card) => card.sub_type); // finds: card-sub-type
}
