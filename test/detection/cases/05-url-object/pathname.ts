export async function events(base: URL, headers: HeadersInit) {
  const url = new URL('https://api.access.example');
  url.pathname = '/events'; // finds: event-sets
  url.searchParams.set('limit', '10');
  return (await fetch(url.href, { headers })).json();
}
