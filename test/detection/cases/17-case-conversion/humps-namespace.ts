import humps from 'humps';

export async function presences(headers: HeadersInit) {
  const response = await fetch('https://api.access.example/presences', { headers });
  const rows = humps.camelizeKeys(await response.json()) as any[];
  return rows.map((row) => row.memberName); // finds: presence-actor
}
