// Apollo Server 5, set up as in its documentation, over hand-written SQL.
import fs from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { resolvers } from './home-data.js';

const server = new ApolloServer({
  typeDefs: fs.readFileSync('schema.graphql', 'utf8'),
  resolvers,
  cache: 'bounded',
});
await startStandaloneServer(server, { listen: { port: Number(process.env.PORT), host: '127.0.0.1' } });
