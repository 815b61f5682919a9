export async function create(token: string, sub_type: string, headers: HeadersInit) {
  const card = { token, sub_type }; // finds: card-sub-type
  const body = JSON.stringify({ card });
  return fetch('https://api.access.example/cards', { method: 'POST', headers, body });
}
