import ky, { HTTPError } from 'ky';

export async function reports(interval: string) {
  try {
    return await ky('reports/doors', { prefixUrl: 'https://api.access.example', searchParams: { interval } }).json(); // finds: report-interval
  } catch (error) {
    if (error instanceof HTTPError) return undefined;
    throw error;
  }
}
