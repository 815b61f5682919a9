import axios from 'axios';

export class AccessApi {
  private readonly base = 'https://api.access.example';

  constructor(private readonly secret: string) {}

  private async _request(method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown) {
    const response = await axios({ method, url: `${this.base}${path}`, data, headers: this.headers() });
    return response.data;
  }

  private headers() {
    return { Authorization: `SERVICE-LOGIN ${this.secret}` };
  }

  changePin(id: number, pin: string) {
    return this._request('PATCH', `/cards/${id}`, { card: { two_factor_pin: pin } }); // finds: card-assignment
  }

  async types() {
    const cards = await this._request('GET', '/cards');
    return cards.filter((card) => card.type === 'legacy'); // finds: card-type-legacy
  }
}
