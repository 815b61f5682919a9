interface CallOptions {
  method?: string;
}

const load = (path: string, options: CallOptions = {}) => fetch(`https://api.access.example${path}`, { ...options });

export const write = () => load('/events', { method: 'POST' });
export const remove = (id: number) => load(`/members/${id}`, { method: 'DELETE' });
