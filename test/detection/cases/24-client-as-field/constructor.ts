import axios, { type AxiosInstance } from 'axios';

export class DoorGateway {
  private readonly http: AxiosInstance;

  constructor(secret: string) {
    this.http = axios.create({
      baseURL: 'https://api.access.example',
      headers: { Authorization: `SERVICE-LOGIN ${secret}` },
    });
  }

  async kinds() {
    const { data } = await this.http.get('/cards');
    return data.map((card) => card.sub_type); // finds: card-sub-type
  }

  assign = (cardId: number, memberId: number) =>
    this.http.post(`/cards/${cardId}/assign`, { user_id: memberId }); // finds: card-assignment
}
