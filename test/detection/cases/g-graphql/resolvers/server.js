const { ApolloServer } = require('apollo-server');
const Access = require('./access');
const resolvers = require('./resolvers');
const typeDefs = require('./schema');

new ApolloServer({
  typeDefs,
  resolvers,
  dataSources: () => ({ access: new Access() }),
  context: async ({ request }) => ({ tables: request.tables }),
});
