import { NextResponse } from 'next/server';
import { teams } from '../../../lib/teams';

export const GET = async () => NextResponse.json({ groups: await teams.list() });
