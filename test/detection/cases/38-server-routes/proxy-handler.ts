import { type NextRequest, NextResponse } from 'next/server';

const UPSTREAM = process.env.ACCESS_URL ?? 'https://api.access.example';

export async function GET(request: NextRequest) {
  const member = request.nextUrl.searchParams.get('member_id');
  const upstream = await fetch(`${UPSTREAM}/cards?member_id=${member}`, { cache: 'no-store' }); // finds: card-member-id-filter
  const cards = await upstream.json();
  return NextResponse.json(cards.map((card) => ({ id: card.id, format: card.sub_type }))); // finds: card-sub-type
}

export async function POST(request: NextRequest) {
  const { token } = await request.json();
  const response = await fetch(new URL('/cards/enroll', UPSTREAM), { method: 'POST', body: JSON.stringify({ card: { token } }) }); // finds: card-enroll
  return new NextResponse(null, { status: response.status });
}
