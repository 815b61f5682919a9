import superagent from 'superagent';

const api = 'https://api.access.example';

export async function monthReport(from, to) {
  const interval = [from.toISOString(), to.toISOString()].join('/');
  const { body } = await superagent
    .get(`${api}/reports/monthly`)
    .set({ Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` })
    .query({ interval });
  return body.events_count;
}

export const may = () => monthReport(new Date(Date.UTC(2023, 4, 1)), new Date(Date.UTC(2023, 4, 31, 23, 59, 59)));
