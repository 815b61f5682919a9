import got, { type Got, type OptionsOfJSONResponseBody } from 'got';

export class AccessClient {
  private api: Got;

  constructor(secret: string) {
    this.api = got.extend({
      responseType: 'json',
      resolveBodyOnly: true,
      hooks: {
        beforeRequest: [(options) => void (options.headers.authorization = `SERVICE-LOGIN ${secret}`)],
      },
    });
    this.api = this.api.extend({ prefixUrl: 'https://api.access.example' });
  }

  async present(): Promise<unknown[]> {
    const list: any = await this.api('presences', { retry: { limit: 2 } });
    return list.map((presence: any) => presence.member_id); // finds: presence-actor
  }

  async cards(member: number) {
    const options: OptionsOfJSONResponseBody = { searchParams: { member_id: member, limit: 5 } }; // finds: card-member-id-filter
    return this.api.get('cards', options);
  }

  async report(days: string) {
    return this.api.post('reports/usage', { json: { report: { interval: days } } }); // finds: report-interval
  }

  async hand(member: number, card: number) {
    await this.api.post(`members/${member}/assign_card`, { json: { card_id: card } }); // finds: member-card-assignment
  }
}
