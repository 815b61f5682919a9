import axios from 'axios';

export class Doors {
  private client: any;

  connect(secret: string) {
    this.client = axios.create({ baseURL: 'https://api.access.example', headers: { Authorization: `SERVICE-LOGIN ${secret}` } });
    return this;
  }

  async sizes() {
    const response = await this.client.get('/groups');
    return response.data.map((group: any) => group.members_count); // finds: members-count
  }
}
