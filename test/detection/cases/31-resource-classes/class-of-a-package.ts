import { RESTDataSource } from '@apollo/datasource-rest';

export class AccessAPI extends RESTDataSource {
  override baseURL = 'https://api.access.example/';

  async getGroup(id: string) {
    const [group] = await this.get<any[]>('groups', { params: { ids: id } });
    return group;
  }

  async getCards(memberId: string) {
    return this.get<any[]>('cards', { params: { member_id: memberId } }); // finds: card-member-id-filter
  }

  async enroll(token: string) {
    return this.post('cards/enroll', { body: { card: { token } } }); // finds: card-enroll
  }
}

export const resolvers = {
  Query: {
    group: (_: unknown, { id }: { id: string }, { dataSources }: { dataSources: { access: AccessAPI } }) => dataSources.access.getGroup(id),
    cards: async (_: unknown, { memberId }: { memberId: string }, { dataSources }: { dataSources: { access: AccessAPI } }) => {
      const cards = await dataSources.access.getCards(memberId);
      return cards.map((card) => ({ id: card.id, format: card.sub_type })); // finds: card-sub-type
    },
  },
};
