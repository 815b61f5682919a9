const { gql } = require('apollo-server');

module.exports = gql`
  "A department of the house"
  type Department {
    id: ID!
    headcount: Int!
    crowded(limit: Int = 50, of: [ID!]): Boolean! @deprecated(reason: "no { limit }")
    wallet: Wallet
  }

  type Wallet implements Node @key(fields: "id") {
    first: Badge # the newest one
    all: [Badge!]!
  }

  type Badge {
    format: String
    issued: Boolean
    old: Boolean
  }

  type Concert {
    seats: Int
  }

  type Query {
    departments(search: String!): [Department!]!
    concerts: [Concert]
  }

  extend type Query {
    badge(id: ID!): Badge
  }
`;
