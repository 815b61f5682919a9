interface Entry {
  uuid: string;
  id: number; // finds: event-id
}

async function* paginate<T>(path: string): AsyncGenerator<T, void> {
  for (let offset = 0; ; offset += 50) {
    const page = (await (await fetch(`https://api.access.example${path}?offset=${offset}`)).json()) as T[];
    yield* page;
    if (page.length < 50) return;
  }
}

export async function last(): Promise<number | undefined> {
  for await (const entry of paginate<Entry>('/events')) return entry.id; // finds: event-sets, event-id
  return undefined;
}
