const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_SECRET}` };

export const versioned = () => fetch('https://api.access.example/v2/events', { headers });
export const nested = (id: number) => fetch(`https://api.access.example/places/${id}/cards?member_id=1`, { headers });
export const deeper = (id: number) => fetch(`https://api.access.example/cards/${id}/assign/history`, { headers });
