import { NextResponse } from 'next/server';

const API = process.env.ACCESS_URL ?? 'https://api.access.example';

export async function GET(): Promise<Response> {
  const upstream = await fetch(`${API}/events`, { headers: { Authorization: `SERVICE-LOGIN ${process.env.KEY}` } }); // finds: event-sets
  const events = await upstream.json();
  return NextResponse.json(events.map((event: { id: number }) => ({ key: event.id }))); // finds: event-id, event-id
}
