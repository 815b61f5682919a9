import { NextResponse } from 'next/server';
import { access } from '../../../../../lib/access';

export async function GET(request: Request, { params }: { params: Promise<{ place: string }> }) {
  const { place } = await params;
  const groups = await access(`/groups?place_id=${place}`);
  return NextResponse.json({ place, groups: groups.filter((group) => group.login_enabled) });
}
