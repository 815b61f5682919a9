import { RESTDataSource } from '@apollo/datasource-rest';

export class ShopAPI extends RESTDataSource {
  override baseURL = 'https://shop.example/';
  cards = (member: string) => this.get('cards', { params: { member_id: member } });
  enroll = () => this.post('cards/enroll');
}

export class AccessAPI extends RESTDataSource {
  override baseURL = 'https://api.access.example/';
  sets = () => this.post('event_sets');
}
