export async function rename(id: number, headers: HeadersInit) {
  const request = new Request(`https://api.access.example/cards/${id}`, { // finds: card-assignment
    method: 'PATCH',
    headers,
    body: JSON.stringify({ card: { sub_type: 'em' } }), // finds: card-sub-type
  });
  const response = await fetch(request);
  const card = await response.json();
  return card.activated; // finds: card-assignment
}
