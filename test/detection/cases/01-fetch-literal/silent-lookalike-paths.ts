const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_SECRET}` };

export const eventTypes = () => fetch('https://api.access.example/events/types', { headers });
export const cardAssignments = (user: number) =>
  fetch(`https://api.access.example/card_assignments?user_id=${user}&activated=true`, { headers });
export const roles = (user: number) => fetch(`https://api.access.example/role_assignments?user_id=${user}`, { headers });
export const lookup = (token: string) => fetch(`https://api.access.example/cards?token=${token}`, { headers });
