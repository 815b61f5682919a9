const Badge = {
  format: (card) => card.sub_type, // finds: card-sub-type
  issued({ activated }) { // finds: card-assignment
    return activated;
  },
  old: { resolve: (card) => card.type === 'legacy' }, // finds: card-type-legacy
};

const resolvers = {
  Query: {
    departments: async (parent, { search }, { dataSources }) => {
      const groups = await dataSources.access.groups();
      return groups.filter((group) => group.members_count > 0).map((group) => ({ ...group, search })); // finds: members-count
    },
    badge: async (_, { id }, { dataSources: { access } }) => (await access.cards()).find((card) => card.uid === id),
    concerts: (_, __, { tables }) => tables.concerts.all(),
  },
  Department: {
    headcount: (group) => group.members_count, // finds: members-count
    crowded: (group, { limit }) => group.members_count > limit, // finds: members-count
    wallet: (group, _, { dataSources }) => ({ all: dataSources.access.cards() }),
  },
  Concert: {
    seats: (concert) => concert.members_count,
  },
  Badge,
};

module.exports = resolvers;
