export class ForumApi {
  private readonly base = 'https://api.forum.example';

  constructor(private readonly key: string) {}

  private async _request(method: string, path: string, body?: unknown) {
    const response = await fetch(this.base + path, {
      method,
      headers: { Authorization: `Bearer ${this.key}` },
      body: JSON.stringify(body),
    });
    return response.json();
  }

  enroll(card: object) {
    return this._request('POST', '/cards/enroll', { card });
  }

  async sizes() {
    return (await this._request('GET', '/groups')).map((group) => group.members_count);
  }
}
