export async function hand(id: number, back: boolean, headers: HeadersInit) {
  const path = back
    ? `https://api.access.example/cards/${id}/deassign` // finds: card-assignment
    : `https://api.access.example/cards/${id}/assign`; // finds: card-assignment
  await fetch(path, { method: 'POST', headers });
}
