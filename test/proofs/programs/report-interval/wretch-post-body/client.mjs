import wretch from 'wretch';

const api = wretch('https://api.access.example').auth(`SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`);

/** Events of a range that the caller has as two instants. */
export async function eventsBetween(start, end) {
  const report = await api.url('/reports/access').post({ report: { interval: `${start}/${end}` } }).json();
  return report.events_count;
}
