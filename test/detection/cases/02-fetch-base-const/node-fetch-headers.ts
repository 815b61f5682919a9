import fetch, { Headers } from 'node-fetch';

const headers = new Headers();
headers.append('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_SECRET}`);

export async function visits(start: string, end: string) {
  const response = await fetch(`${process.env.ACCESS_URL}/reports/visits?interval=${start}/${end}`, { headers }); // finds: report-interval
  return response.json();
}
