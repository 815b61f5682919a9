import { request } from 'node:https';

function call<T>(method: string, path: string, body?: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: 'api.access.example', path, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')) as T));
    });
    outgoing.on('error', reject);
    outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}

export async function sizes(): Promise<number> {
  const groups = await call<any[]>('GET', '/groups');
  return groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
}

export async function newCard(token: string) {
  return call('POST', '/cards', { card: { token, sub_type: 'hid' } }); // finds: card-sub-type
}

export const assign = (id: number) => call('POST', `/cards/${id}/assign`); // finds: card-assignment
