import qs from 'qs';

const BASE = 'https://api.access.example';

export async function create(token: string, photo: Blob) {
  const form = new FormData();
  form.append('card[token]', token);
  form.append('card[sub_type]', 'em'); // finds: card-sub-type
  form.set('card[type]', 'legacy'); // finds: card-type-legacy
  form.append('photo', photo);
  await fetch(`${BASE}/cards`, { method: 'POST', body: form });
}

export function change(id: number, pin: string) {
  const body = new URLSearchParams();
  body.append('card[format_name]', 'em');
  body.append('report[interval]', '2024-01-01/2024-02-01'); // finds: report-interval
  return fetch(`${BASE}/reports/usage`, { method: 'POST', body });
}

export const encoded = (token: string) =>
  fetch(`${BASE}/cards`, { method: 'POST', body: `card[token]=${token}&card[sub_type]=em` }); // finds: card-sub-type

export const stringified = (token: string) =>
  fetch(`${BASE}/cards`, { method: 'POST', body: qs.stringify({ card: { token, sub_type: 'em' } }) }); // finds: card-sub-type

export const listed = (token: string) =>
  fetch(`${BASE}/cards`, { method: 'POST', body: new URLSearchParams([['card[token]', token], ['card[sub_type]', 'em']]) }); // finds: card-sub-type
