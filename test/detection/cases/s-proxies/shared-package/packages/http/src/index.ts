export const http = <T>(path: string, init?: RequestInit): Promise<T> =>
  fetch(`/api/${path}`, init).then((response) => response.json() as Promise<T>);
