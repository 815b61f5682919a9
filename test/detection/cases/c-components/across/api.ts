export async function listCards() {
  const response = await fetch('https://api.access.example/cards');
  return response.json();
}
