const BASE = 'https://api.forum.example';

const getRequest = async (path: string) => (await fetch(`${BASE}/${path}`)).json();

export const events = () => getRequest('events');
export const groups = async () => (await getRequest('groups')).map((group) => group.members_count);
