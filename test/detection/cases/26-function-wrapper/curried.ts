const access = (secret: string) => (path: string, options: RequestInit = {}) =>
  fetch(`https://api.access.example/${path}`, {
    ...options,
    headers: { ...options.headers, Authorization: `SERVICE-LOGIN ${secret}` },
  }).then((res) => res.json());

const send = access(process.env.ACCESS_SECRET ?? '');

export const deassign = (id: number) => send(`cards/${id}/deassign`, { method: 'POST' }); // finds: card-assignment
