interface Options {
  method?: string;
  query?: Record<string, string>;
}

async function makeRequest(path: string, { method = 'GET', query = {} }: Options, key: string) {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`https://api.access.example/${path}?${search}`, {
    method,
    headers: { Authorization: `SERVICE-LOGIN ${key}` },
  });
  return response.json();
}

export const cardsOf = (key: string, member: number) =>
  makeRequest('cards', { query: { member_id: String(member) } }, key); // finds: card-member-id-filter
export const activated = (key: string) => makeRequest('cards', { query: { activated: 'true' } }, key); // finds: card-assignment
