import axios from 'axios';

abstract class Endpoint<T> {
  protected abstract readonly path: string;
  protected readonly http = axios.create({ baseURL: 'https://api.access.example' });

  async find(id: number | string): Promise<T> {
    return (await this.http.get(`${this.path}/${id}`)).data;
  }

  update(id: number, body: Partial<T>) {
    return this.http.patch(`${this.path}/${id}`, body);
  }
}

interface CardRow {
  id: number;
}

export class CardEndpoint extends Endpoint<CardRow> {
  protected readonly path = 'cards'; // finds: card-assignment
}

export const cards = new CardEndpoint();
export const rename = (id: number) => cards.update(id, {});
export const byUid = (uid: string) => cards.find(uid); // finds: card-identifier
