import axios, { type AxiosInstance } from 'axios';
import { container, singleton } from 'tsyringe';

@singleton()
export class AccessClient {
  private readonly http: AxiosInstance = axios.create({ baseURL: 'https://api.access.example' });

  async card(id: number): Promise<Record<string, unknown>> {
    return (await this.http.get(`/cards/${id}`)).data;
  }
}

export async function format(id: number): Promise<unknown> {
  const card = await container.resolve(AccessClient).card(id);
  return card.sub_type; // finds: card-sub-type
}
