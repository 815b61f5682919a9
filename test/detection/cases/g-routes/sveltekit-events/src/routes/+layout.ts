export const load = async ({ fetch }) => ({ groups: await (await fetch('https://api.access.example/groups')).json() });
