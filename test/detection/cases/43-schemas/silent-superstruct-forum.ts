import { array, number, object, string, create } from 'superstruct';

const Topic = object({ id: number(), sub_type: string(), members_count: number() });

export async function load() {
  const response = await fetch('https://api.forum.example/cards');
  return create(await response.json(), array(Topic)).map((topic) => topic.sub_type);
}
