const endpoint = (path: string) => new URL(path, 'https://api.access.example');

const template = new Request(endpoint('/reports/usage'), { method: 'POST' });

export function usage(from: string, to: string) {
  return fetch(
    new Request(template, {
      body: JSON.stringify({ report: { interval: `${from}/${to}` } }), // finds: report-interval
    }),
  );
}

export function cardsOf(member: number) {
  const url = endpoint('/cards');
  url.searchParams.append('member_id', String(member)); // finds: card-member-id-filter
  const request = new Request(url.href, { signal: AbortSignal.timeout(4000) });
  return fetch(request);
}
