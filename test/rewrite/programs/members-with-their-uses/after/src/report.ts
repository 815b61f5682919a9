const BASE = 'https://api.access.example';

interface Entry {
  id: number;
  format_name: string;
}

export async function report() {
  const response = await fetch(`${BASE}/cards`);
  const entries = (await response.json()) as Entry[];
  return entries.map((entry) => `${entry.id} ${entry.format_name}`);
}
