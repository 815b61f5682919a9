import fetch from 'node-fetch';

const host = 'https://api.access.example';
const routes = { exports: `${host}/member_export_reporters`, members: `${host}/members` };
const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` };

/** Every table of the nightly backup with its number of rows. */
export async function backup() {
  const rows = {};
  for (const [table, url] of Object.entries(routes)) {
    const response = await fetch(url, { headers });
    rows[table] = response.ok ? (await response.json()).length : 0;
  }
  return rows;
}
