export async function unblock(id: number, secret: string) {
  const init: RequestInit = { headers: { Authorization: `SERVICE-LOGIN ${secret}` } };
  init.method = 'POST';
  await fetch(`https://api.access.example/cards/${id}/activate`, init); // finds: card-assignment
}
