const BASE = 'https://api.access.example';

interface Entry {
  id: number;
  sub_type: string;
}

export async function report() {
  const response = await fetch(`${BASE}/cards`);
  const entries = (await response.json()) as Entry[];
  return entries.map((entry) => `${entry.id} ${entry.sub_type}`);
}
