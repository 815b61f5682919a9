export async function cards(memberId: number, headers: HeadersInit) {
  const url = new URL('https://api.access.example/cards');
  const { searchParams } = url;
  searchParams.set('member_id', `${memberId}`); // finds: card-member-id-filter
  return fetch(url, { headers });
}

export async function reports(range: string, headers: HeadersInit) {
  const url = new URL('https://api.access.example/reports/visits');
  const query = url.searchParams;
  query.set('interval', range); // finds: report-interval
  return fetch(String(url), { headers });
}
