import ky from 'ky';

const access = ky.create({ prefixUrl: 'https://api.access.example' });

export const toggle = (id: number, on: boolean) => access.post(`cards/${id}/${on ? 'activate' : 'deactivate'}`); // finds: card-assignment, card-assignment
export const save = (id: number | undefined, card: object) =>
  access(id === undefined ? 'cards' : `cards/${id}`, { method: id === undefined ? 'post' : 'patch', json: { card } }); // finds: card-assignment

const ACTIONS = { give: 'assign', take: 'deassign' } as const; // finds: card-assignment, card-assignment
export const act = (id: number, action: keyof typeof ACTIONS) => access.post(`cards/${id}/${ACTIONS[action]}`);
