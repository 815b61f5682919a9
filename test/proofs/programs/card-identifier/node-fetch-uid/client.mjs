import fetch from 'node-fetch';

const base = 'https://api.access.example';
const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` };

export async function formatsOf(uids) {
  const formats = {};
  for (const uid of uids) {
    const response = await fetch(`${base}/cards/${uid}`, { headers });
    if (response.status === 404) {
      formats[uid] = 'unknown card';
      continue;
    }
    const card = await response.json();
    formats[uid] = card.format_name;
  }
  return formats;
}
