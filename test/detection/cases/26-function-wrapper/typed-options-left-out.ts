interface CallOptions {
  json?: unknown;
  method?: string;
}

async function call(path: string, { json, ...init }: RequestInit & CallOptions = {}): Promise<unknown> {
  const response = await fetch(`https://api.access.example${path}`, { ...init, ...(json !== undefined && { body: JSON.stringify(json) }) });
  return response.json();
}

async function load(path: string, options?: CallOptions): Promise<unknown> {
  return (await fetch(`https://api.access.example${path}`, { ...options, headers: { accept: 'application/json' } })).json();
}

export const cardsOf = (memberId: number) => call(`/cards?member_id=${memberId}`); // finds: card-member-id-filter
export const pinned = () => load('/cards?activated=true'); // finds: card-assignment
export const events = () => load('/events', {}); // finds: event-sets
