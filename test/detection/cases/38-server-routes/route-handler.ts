import { NextResponse, type NextRequest } from 'next/server';

const ACCESS = 'https://api.access.example';

export async function POST(request: NextRequest, { params }: { params: { id: string } }) {
  const { searchParams } = new URL(request.url);
  const answer = await fetch(`${ACCESS}/cards/${params.id}/activate`, { method: 'POST' }); // finds: card-assignment
  const target = new URL('/cards', ACCESS);
  target.searchParams.set('member_id', searchParams.get('member_id') ?? ''); // finds: card-member-id-filter
  const cards = await fetch(target).then((response) => response.json());
  return NextResponse.json({ ok: answer.ok, formats: cards.map((card) => card.sub_type) }); // finds: card-sub-type
}
