/** Servers of GraphQL, as tables: where they are told what their resolvers share. */

/** Packages by the exports whose calls take options with a context. */
const SERVERS: Readonly<Record<string, readonly string[]>> = {
  'apollo-server': ['ApolloServer'],
  'apollo-server-express': ['ApolloServer'],
  'apollo-server-koa': ['ApolloServer'],
  'apollo-server-fastify': ['ApolloServer'],
  'apollo-server-lambda': ['ApolloServer'],
  'apollo-server-micro': ['ApolloServer'],
  '@apollo/server': ['ApolloServer'],
  '@apollo/server/standalone': ['startStandaloneServer'],
  '@apollo/server/express4': ['expressMiddleware'],
  'graphql-yoga': ['createYoga', 'createServer', 'GraphQLServer'],
  'express-graphql': ['graphqlHTTP', 'default'],
};

/** Options that hold what resolvers are given third, or a function that gives it. */
export const CONTEXT_OPTION = 'context';

/** The option that holds a function which gives the member of the same name of what resolvers are given third. */
export const SOURCES_OPTION = 'dataSources';

/** The parameters of a resolver: what the field is of, and what all resolvers share. */
export const RESOLVER = { parent: 0, context: 2 } as const;

/** Keys under which a field may have its resolver: `{ resolve: (group) => … }`. */
export const RESOLVER_KEY = 'resolve';

/** True for an export of a package that is told the context of resolvers. */
export function servesGraphql(packageName: string, exported: string): boolean {
  return Object.hasOwn(SERVERS, packageName) && (SERVERS[packageName]?.includes(exported) ?? false);
}

/** True for the name of a call by which a server is told it. */
export function mayServeGraphql(called: string): boolean {
  return Object.values(SERVERS).some((names) => names.includes(called));
}

/** The packages of the table. */
export const GRAPHQL_PACKAGES: readonly string[] = Object.keys(SERVERS);
