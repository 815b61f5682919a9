import ky from 'ky';

const http = ky.create({
  prefixUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export const places = async () => {
  const events = await http.get('events').json();
  return [...new Set(events.map((event) => event.place_id))];
};
