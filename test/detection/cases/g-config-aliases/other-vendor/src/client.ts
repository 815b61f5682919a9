export class DoorwayClient {
  private readonly baseUrl: string;

  constructor(
    private readonly apiKey: string,
    baseUrl?: string,
  ) {
    this.baseUrl = (baseUrl || 'https://api.doorway.example').replace(/\/$/, '');
  }

  private async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const url = new URL(`${this.baseUrl}/${path.replace(/^\//, '')}`);
    const response = await fetch(url.toString(), {
      method,
      headers: { Accept: 'application/json', Authorization: `DOORWAY-LOGIN ${this.apiKey}` },
      body: body ? JSON.stringify(body) : undefined,
    });
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as T;
  }

  cards(memberId: number) {
    return this.request<Card[]>('GET', `cards?member_id=${memberId}`); // finds: card-member-id-filter
  }

  enroll(token: string) {
    return this.request<Card>('POST', 'cards/enroll', { card: { token } }); // finds: card-enroll
  }
}

export interface Card {
  id: number;
  sub_type?: string; // finds: card-sub-type
}
