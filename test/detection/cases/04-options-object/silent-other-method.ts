const init = { headers: { Authorization: `SERVICE-LOGIN ${process.env.SECRET}` } };
const remove = { ...init, method: 'DELETE' };

export const one = (id: number) => fetch(`https://api.access.example/cards/${id}`, init);
export const gone = (id: number) => fetch(`https://api.access.example/cards/${id}`, remove);
export const member = (id: number) => fetch(`https://api.access.example/members/${id}`, remove);
export const posted = () => fetch('https://api.access.example/events', { ...init, method: 'POST' });
