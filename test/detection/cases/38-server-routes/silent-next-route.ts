import { NextResponse, type NextRequest } from 'next/server';

const API = 'https://api.access.example';

export async function GET(request: NextRequest) {
  const member = request.nextUrl.searchParams.get('member_id');
  const response = await fetch(`${API}/event_sets/${member}`);
  return NextResponse.json(await response.json());
}

export async function POST(request: NextRequest) {
  const { type, sub_type } = await request.json();
  if (type === 'legacy') return NextResponse.redirect(new URL('/events', request.url));
  return NextResponse.json({ type, sub_type, user_id: 4 });
}
