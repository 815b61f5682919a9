import ky from 'ky';

const reports = ky.create({
  prefixUrl: 'https://api.access.example/reports',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

interface Range {
  first: string;
  last: string;
}

/** Events of a range of days, both included. */
export async function events({ first, last }: Range): Promise<number> {
  const report = await reports
    .get('access', { searchParams: { interval: `${first}T00:00:00Z/${last}T23:59:59Z` } })
    .json<{ events_count: number }>();
  return report.events_count;
}
