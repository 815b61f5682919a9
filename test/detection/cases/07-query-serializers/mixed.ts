import qs from 'qs';
import queryString from 'query-string';
import ky from 'ky';

const BASE = 'https://api.access.example';

export const byUser = (id: number) => ky.get(`${BASE}/cards?${qs.stringify({ user_id: id, limit: 5 })}`).json(); // finds: card-assignment
export const active = () => ky.get(queryString.stringifyUrl({ url: `${BASE}/cards`, query: { activated: 'true' } })).json(); // finds: card-assignment
export const ofMember = (member: number) => ky.get(`${BASE}/cards`, { searchParams: qs.stringify({ member_id: member }, { arrayFormat: 'brackets' }) }).json(); // finds: card-member-id-filter
const params = new URLSearchParams(Object.entries({ member_id: '4', page: '1' })); // finds: card-member-id-filter
export const page = () => ky.get(`${BASE}/cards`, { searchParams: params }).json();
