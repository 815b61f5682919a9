import { AccessClient } from './access-client';

export class CardService {
  constructor(private readonly client: AccessClient) {}

  enroll(token: string) {
    return this.client.post('cards/enroll', { card: { token } }); // finds: card-enroll
  }

  async kinds() {
    const cards = await this.client.get('cards');
    return cards.map((card) => card.sub_type); // finds: card-sub-type
  }
}
