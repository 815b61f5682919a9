import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function visitsPerDay() {
  const { data } = await api.get('/reports/visits', {
    params: { interval: '2023-05-01T00:00:00Z/2023-05-31T23:59:59Z' },
  });
  return data.days.filter((day) => day.events_count > 0).map((day) => day.date);
}
