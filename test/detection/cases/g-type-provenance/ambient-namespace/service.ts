export async function queryCards(): Promise<API.Card[]> {
  const response = await fetch('https://api.access.example/cards');
  return response.json();
}
