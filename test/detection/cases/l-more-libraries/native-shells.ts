import { HTTP } from '@awesome-cordova-plugins/http/ngx';
import { CapacitorHttp } from '@capacitor/core';

const BASE = 'https://api.access.example';

export async function cards(memberId: string) {
  const { data } = await CapacitorHttp.get({ url: `${BASE}/cards`, params: { member_id: memberId } }); // finds: card-member-id-filter
  await CapacitorHttp.request({ method: 'POST', url: `${BASE}/cards/enroll`, data: { card: {} } }); // finds: card-enroll
  await CapacitorHttp.get({ url: 'https://shop.example/events' });
  return data.map((card: any) => card.sub_type); // finds: card-sub-type
}

export class Desk {
  constructor(private readonly http: HTTP) {}

  async formats(memberId: string) {
    const response = await this.http.get(`${BASE}/cards`, { member_id: memberId }, {}); // finds: card-member-id-filter
    return JSON.parse(response.data).map((card: any) => card.sub_type); // finds: card-sub-type
  }
}
