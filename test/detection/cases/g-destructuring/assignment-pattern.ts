import axios from 'axios';

const access = axios.create({ baseURL: 'https://api.access.example' });

export class CardPanel {
  format = '';
  pin: string | undefined;

  async load(id: number): Promise<void> {
    const { data } = await access.get(`/cards/${id}`);
    ({ sub_type: this.format, two_factor_pin: this.pin } = data); // finds: card-sub-type, card-assignment
  }
}
