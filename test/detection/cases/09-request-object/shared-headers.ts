const headers = new Headers({ Accept: 'application/json' });
headers.set('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_SECRET ?? ''}`);

function build(path: string, init: RequestInit = {}): Request {
  return new Request(new URL(path, 'https://api.access.example'), { headers, ...init });
}

export async function deactivate(id: number): Promise<boolean> {
  const request = build(`/cards/${id}/deactivate`, { method: 'POST' }); // finds: card-assignment
  const response = await fetch(request);
  return response.ok;
}

export async function formats(): Promise<string[]> {
  const response = await fetch(build('/cards'));
  const cards = await response.json();
  return cards.map((card: { sub_type: string }) => card.sub_type); // finds: card-sub-type, card-sub-type
}
