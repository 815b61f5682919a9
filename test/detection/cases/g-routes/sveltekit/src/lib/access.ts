export const access = (path: string, fetch: typeof globalThis.fetch) =>
  fetch(`https://api.access.example${path}`).then((response) => response.json());
