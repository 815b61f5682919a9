const BASE = 'https://api.access.example';

const VERBS = ['get', 'post', 'patch'] as const;
type Send = (path: string, body?: unknown) => Promise<any>;

export const client = {} as Record<(typeof VERBS)[number], Send>;
for (const verb of VERBS) {
  client[verb] = async (path, body) => {
    const response = await fetch(`${BASE}${path}`, { method: verb, body: JSON.stringify(body) });
    return response.json();
  };
}

export const shouting: Record<string, Send> = {};
['get', 'patch'].forEach((verb) => {
  shouting[verb] = (path, body) =>
    fetch(BASE + path, { method: verb.toUpperCase(), body: JSON.stringify(body) }).then((response) => response.json());
});
