import got from 'got';
import { ENDPOINTS } from './endpoints.js';

const http = got.extend({
  prefixUrl: 'https://api.access.example/',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function typeOfExport(id: number): Promise<string> {
  const reporter = await http.get(ENDPOINTS.exportReporter.replace(':id', String(id))).json<{ reporter_type: string }>();
  return reporter.reporter_type.replace('Reporter', '');
}
