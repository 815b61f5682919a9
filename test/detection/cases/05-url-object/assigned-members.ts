const BASE = new URL('https://api.access.example');

export const events = (): Promise<Response> => fetch(Object.assign(new URL(BASE), { pathname: '/events' })); // finds: event-sets
export const cards = (member: string): Promise<Response> =>
  fetch(Object.assign(new URL('/cards', BASE), { search: new URLSearchParams({ member_id: member }) })); // finds: card-member-id-filter
export const members = (): Promise<Response> => fetch(Object.assign(new URL('/events', BASE), { pathname: '/members' }));
