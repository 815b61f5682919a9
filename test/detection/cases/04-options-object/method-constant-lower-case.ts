const METHODS = { update: 'patch', create: 'post' } as const;

export const rename = (id: number, name: string) =>
  fetch(`https://api.access.example/cards/${id}`, { method: METHODS.update, body: JSON.stringify({ card: { name } }) }); // finds: card-assignment

export const create = (token: string) =>
  fetch('https://api.access.example/cards', {
    method: METHODS.create,
    body: JSON.stringify({ card: { token, type: 'hfcard_desfire_ev1' } }), // finds: card-type-desfire
  });
