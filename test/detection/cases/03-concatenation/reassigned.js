const ROOT = 'https://api.access.example';

export async function report(kind, start, end, headers) {
  let url = ROOT + '/reports/' + kind;
  url = url + '?interval=' + start + '/' + end; // finds: report-interval
  const response = await fetch(url, { headers });
  return response.json();
}
