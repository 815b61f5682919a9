import { HttpClient } from '@actions/http-client';
import * as rest from 'typed-rest-client/RestClient';
import urllib from 'urllib';

const BASE = 'https://api.access.example';

export async function withRest(id: number) {
  const client = new rest.RestClient('desk', BASE);
  const response = await client.get<any[]>('/cards', { queryParameters: { params: { member_id: id } } }); // finds: card-member-id-filter
  await client.create('/cards/enroll', { card: {} }); // finds: card-enroll
  await client.update(`/cards/${id}`, { card: {} }); // finds: card-assignment
  return response.result?.map((card) => card.sub_type); // finds: card-sub-type
}

export async function withActions() {
  const http = new HttpClient('desk');
  const { result } = await http.getJson<any[]>(`${BASE}/groups`);
  const response = await http.get(`${BASE}/events`); // finds: event-sets
  const [event] = JSON.parse(await response.readBody());
  return [result?.[0].members_count, event.id]; // finds: members-count, event-id
}

export async function withUrllib(ctx: any) {
  const { data } = await urllib.request(`${BASE}/groups`, { dataType: 'json' });
  const result = await ctx.curl(`${BASE}/cards`, { data: { member_id: 1 }, dataType: 'json' }); // finds: card-member-id-filter
  const other = await ctx.curl('https://shop.example/cards', { data: { member_id: 1 } });
  return [data[0].members_count, result.data[0].sub_type, other.data[0].sub_type]; // finds: members-count, card-sub-type
}
