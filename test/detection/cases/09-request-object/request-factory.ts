const BASE = 'https://api.access.example';

function build(method: string, path: string, body?: unknown): Request {
  const init: RequestInit = { method, headers: { 'content-type': 'application/json' } };
  if (body !== undefined) init.body = JSON.stringify(body);
  return new Request(BASE + path, init);
}

export const requests = {
  create: (token: string) => build('POST', '/cards', { card: { token, type: 'hfcard_desfire_ev3' } }), // finds: card-type-desfire
  release: (card: number) => build('POST', `/cards/${card}/deassign_member`), // finds: member-card-assignment
};

export async function exporters() {
  const response = await globalThis.fetch(build('GET', '/member_export_reporters')); // finds: member-export-reporter
  return response.json();
}
