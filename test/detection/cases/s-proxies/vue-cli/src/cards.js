import axios from 'axios';

const http = axios.create({ timeout: 5000 });

export async function enroll(token) {
  const { data } = await http.post('/cards/enroll', { card: { token } }); // finds: card-enroll
  return data;
}

export async function exporters() {
  const { data } = await http.get('/member_export_reporters'); // finds: member-export-reporter
  return data;
}

export function activate(id) {
  return http.post(`/cards/${id}/activate`); // finds: card-assignment
}

export function recent(limit) {
  return http.get('/events', { params: { limit } }); // finds: event-sets
}
