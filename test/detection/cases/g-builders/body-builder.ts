import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export class NewCard {
  private card: Record<string, unknown> = {};

  format(name: string): this {
    this.card['sub_type'] = name; // finds: card-sub-type
    return this;
  }

  pin(pin: string): this {
    this.card.two_factor_pin = pin; // finds: card-assignment
    return this;
  }

  send() {
    return api.post('/cards', { card: this.card });
  }
}
