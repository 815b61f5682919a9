import type { AxiosInstance } from 'axios';

export class CardService {
  constructor(private readonly http: AxiosInstance) {}

  enroll(token: string) {
    return this.http.post('/cards/enroll', { card: { token } }); // finds: card-enroll
  }

  async subTypes() {
    const { data } = await this.http.get('/cards');
    return data.map((card) => card.sub_type); // finds: card-sub-type
  }
}
