export async function read(id: number, headers: HeadersInit) {
  const request = new Request(`https://api.access.example/cards/${id}`, { headers });
  const response = await fetch(request);
  const card = await response.json();
  return card.format_name;
}

export async function incoming(request: Request) {
  const url = new URL(request.url);
  if (request.method === 'PATCH' && url.pathname === '/cards/enroll') return new Response(null, { status: 204 });
  const body = await request.json();
  return Response.json({ sub_type: body.sub_type, member_id: url.searchParams.get('member_id') });
}
