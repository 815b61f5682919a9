export async function cardOfToken(token: string, headers: HeadersInit) {
  const response = await fetch('https://api.access.example/cards/' + encodeURIComponent(token), { headers }); // finds: card-identifier
  return response.json();
}
