export class Pages<T> {
  constructor(private readonly url: string) {}
  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    yield* (await (await fetch(this.url)).json()) as T[];
  }
}

export async function dump() {
  for await (const event of new Pages<{ id: number }>('https://calendar.example/events')) console.log(event.id);
  for await (const lock of new Pages<{ id: number }>('https://api.access.example/group_locks')) console.log(lock.id);
}
