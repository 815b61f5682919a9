import { Command } from 'commander';

class Api {
  private base = 'https://api.access.example';
  constructor(private secret: string) {}

  private async req<T = any>(path: string, opts: { method?: string; json?: unknown; params?: Record<string, string> } = {}): Promise<T> {
    const qs = opts.params ? `?${new URLSearchParams(opts.params)}` : '';
    const r = await fetch(`${this.base}/${path}${qs}`, {
      method: opts.method ?? (opts.json ? 'POST' : 'GET'),
      headers: { authorization: 'SERVICE-LOGIN ' + this.secret },
      body: opts.json ? JSON.stringify(opts.json) : undefined,
    });
    return (await r.json()) as T;
  }

  get cards() {
    return {
      list: (member?: string) => this.req<any[]>('cards', member ? { params: { member_id: member } } : {}), // finds: card-member-id-filter
      enroll: (token: string) => this.req('cards/enroll', { json: { card: { token } } }), // finds: card-enroll
      deactivate: (id: string) => this.req(`cards/${id}/deactivate`, { method: 'POST' }), // finds: card-assignment
    };
  }
}

const program = new Command();
const api = new Api(process.env.ACCESS_SECRET!);
program.command('cards [member]').action(async (member) => {
  console.table((await api.cards.list(member)).map(({ id, sub_type, assigned }) => ({ id, kind: sub_type, assigned }))); // finds: card-sub-type, card-assignment
});
program.command('enroll <token>').action((token) => api.cards.enroll(token));
await program.parseAsync();
