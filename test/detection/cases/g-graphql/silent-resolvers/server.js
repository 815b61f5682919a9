import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

const typeDefs = `#graphql
  type Group { size: Int }
  type Team { size: Int }
  type Query { groups: [Group], teams: [Team], places: [String] }
`;

const resolvers = {
  Query: {
    groups: async () => (await fetch('https://api.shop.example/groups')).json(),
    teams: (_, __, { db }) => db.all('teams'),
    places: async () => (await (await fetch('https://api.access.example/places')).json()).map((place) => place.name),
  },
  Group: { size: (group) => group.members_count },
  Team: { size: (team) => team.members_count },
};

// a table that only looks like resolvers
export const sizes = { Office: { size: (office) => office.members_count } };

const server = new ApolloServer({ typeDefs, resolvers });
await startStandaloneServer(server, { context: async () => ({ db: open() }) });
