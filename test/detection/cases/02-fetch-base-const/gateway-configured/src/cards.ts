const gateway = 'https://gateway.acme.example';

export const enroll = (body: string) => fetch(`${gateway}/access/v2/cards/enroll`, { method: 'POST', body }); // finds: card-enroll
export const other = (body: string) => fetch(`${gateway}/billing/v2/cards/enroll`, { method: 'POST', body });
export const older = (body: string) => fetch(`${gateway}/access/v1/cards/enroll`, { method: 'POST', body });
export const resolved = () => fetch(new URL('events', `${gateway}/access/v2/`)); // finds: event-sets
export const dropped = () => fetch(new URL('/events', `${gateway}/access/v2/`));
