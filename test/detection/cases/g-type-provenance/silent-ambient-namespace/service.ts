export async function queryCards(): Promise<API.Card[]> {
  const response = await fetch('https://payments.example.org/cards');
  return response.json();
}

export const groups = async () => (await fetch('https://api.access.example/groups')).json();
