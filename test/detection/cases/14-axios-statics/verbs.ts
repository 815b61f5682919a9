import axios from 'axios';

const headers = { Authorization: `SERVICE-LOGIN ${process.env.SECRET}` };

export async function card(id: number) {
  const { data: card } = await axios.get(`https://api.access.example/cards/${id}`, { headers });
  return card.two_factor_pin; // finds: card-assignment
}

export async function enroll(token: string) {
  const response = await axios.post('https://api.access.example/cards/enroll', { card: { token } }, { headers }); // finds: card-enroll
  return response.data.sub_type; // finds: card-sub-type
}

export const update = (id: number, pin: string) =>
  axios.patch(`https://api.access.example/cards/${id}`, { card: { two_factor_pin: pin } }, { headers }); // finds: card-assignment

export const remove = (id: number) =>
  axios.delete('https://api.access.example/member_export_reporters/' + id, { headers, data: { force: true } }); // finds: member-export-reporter
