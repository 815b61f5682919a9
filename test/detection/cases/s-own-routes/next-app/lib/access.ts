const ORIGIN = 'https://api.access.example';

export async function access(path: string) {
  const response = await fetch(`${ORIGIN}${path}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
