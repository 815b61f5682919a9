const BASE = 'https://api.access.example';

const memo = new Map<string, { until: number; value: Promise<unknown> }>();

function cached<T>(key: string, seconds: number, load: () => Promise<T>): Promise<T> {
  const hit = memo.get(key);
  if (hit && hit.until > Date.now()) return hit.value as Promise<T>;
  const value = load();
  memo.set(key, { until: Date.now() + seconds * 1000, value });
  return value;
}

const read = async (path: string) => (await fetch(BASE + path)).json();

const groups = () => cached('groups', 300, () => read('/groups'));
const events = () => cached('events', 15, () => read('/events?limit=60')); // finds: event-sets

class Loader {
  private known: Record<string, Promise<any>> = {};

  load(path: string) {
    const url = `${BASE}${path}`;
    if (!this.known[url]) this.known[url] = fetch(url).then((res) => res.json());
    return this.known[url];
  }
}

const loader = new Loader();

export async function overview() {
  for (const { id, members_count } of await groups()) console.log(id, members_count); // finds: members-count
  for (const { id } of await events()) console.log(id); // finds: event-id
  for (const { id, sub_type } of await loader.load('/cards')) console.log(id, sub_type); // finds: card-sub-type
  for (const { id } of await loader.load('/events')) console.log(id); // finds: event-sets, event-id
}
