import got from 'got';

export class Groups {
  private readonly http;

  constructor(baseUrl: string, key: string) {
    this.http = got.extend({ prefixUrl: baseUrl, headers: { authorization: `SERVICE-LOGIN ${key}` }, responseType: 'json' });
  }

  async largest(): Promise<string> {
    const { body } = await this.http.get<{ name: string; members_count: number }[]>('groups');
    const [first] = body.sort((a, b) => b.members_count - a.members_count || a.name.localeCompare(b.name));
    return `${first.name} with ${first.members_count}`;
  }
}

export const largestGroup = () => new Groups('https://api.access.example', process.env.ACCESS_API_KEY ?? '').largest();
