import axios from 'axios';

const toCamel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function camelize(value: unknown): any {
  if (Array.isArray(value)) return value.map(camelize);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toCamel(key), camelize(inner)]));
}

export async function groups() {
  const { data } = await axios.get('https://api.access.example/groups');
  return camelize(data).map((group) => group.membersCount); // finds: members-count
}
