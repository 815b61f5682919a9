const BASE = 'https://api.access.example';
const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_KEY}` };

export const getRequest = async (path: string) => (await fetch(`${BASE}/${path}`, { headers })).json();
export const deleteRequest = (path: string) => fetch(`${BASE}/${path}`, { method: 'DELETE', headers });
export const postRequest = (path: string, body: object) =>
  fetch(`${BASE}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
export const fetchIt = (path: string, body: object) =>
  fetch(`${BASE}/${path}`, { method: 'PATCH', headers, body: JSON.stringify(body) });

export const enroll = (token: string) => postRequest('cards/enroll', { card: { token } }); // finds: card-enroll
export const rename = (id: number) => fetchIt(`cards/${id}`, { card: {} }); // finds: card-assignment
export const read = async (id: number) => (await getRequest(`cards/${id}`)).sub_type; // finds: card-sub-type
export const drop = (id: number) => deleteRequest(`cards/${id}`);
