export const getGroups = async () => (await fetch('https://clubs.example/groups')).json();
export const getLocks = async () => (await fetch('https://api.access.example/group_locks')).json();
export const countGroups = async () => ((await (await fetch('https://api.access.example/groups')).json()) as unknown[]).length;
