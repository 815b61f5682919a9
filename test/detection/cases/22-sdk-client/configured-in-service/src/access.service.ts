import { Injectable } from '@nestjs/common';
import { Client } from '@acme/access';

@Injectable()
export class AccessService {
  private readonly client: Client;

  constructor() {
    this.client = new Client({ apiKey: process.env.ACCESS_KEY });
  }

  async cardsOf(memberId: number) {
    const { data } = await this.client.get('cards', { memberId }); // finds: card-member-id-filter
    return data.map(({ subType, token }) => ({ label: subType, token })); // finds: card-sub-type
  }

  groups = async () => (await this.client.get('groups')).data;

  async enroll(token: string) {
    return this.client.post('cards/enroll', { card: { token } }); // finds: card-enroll
  }
}
