type Json = Record<string, any>;

export class Paginator<T extends Json> implements AsyncIterable<T> {
  constructor(private url: string, private init: RequestInit = {}) {}
  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    let next: string | null = this.url;
    while (next) {
      const res: Response = await fetch(next, this.init);
      const page = (await res.json()) as T[];
      yield* page;
      next = res.headers.get('x-next');
    }
  }
}

export async function dump() {
  const out: string[] = [];
  for await (const event of new Paginator('https://api.access.example/events')) out.push(event.id); // finds: event-sets, event-id
  return out;
}
