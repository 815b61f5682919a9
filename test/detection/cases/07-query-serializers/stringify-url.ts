import queryString from 'query-string';

export async function report(start: string, end: string, headers: HeadersInit) {
  const url = queryString.stringifyUrl({
    url: 'https://api.access.example/reports/door_openings',
    query: { interval: `${start}/${end}` }, // finds: report-interval
  });
  const response = await fetch(url, { headers });
  return response.json();
}
