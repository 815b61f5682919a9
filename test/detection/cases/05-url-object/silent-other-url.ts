export async function cards(user: number, headers: HeadersInit) {
  const page = new URL('/cards', location.origin);
  page.searchParams.set('member_id', String(user));
  history.replaceState(null, '', page);
  const url = new URL('https://api.access.example/cards');
  url.searchParams.set('token', sessionStorage.getItem('scan') ?? '');
  return (await fetch(url, { headers })).json();
}
