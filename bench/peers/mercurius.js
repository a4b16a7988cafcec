// Fastify and Mercurius with compiled execution and a prepared document, over hand-written SQL.
import fs from 'node:fs';
import fastify from 'fastify';
import mercurius from 'mercurius';
import { resolvers } from './home-data.js';

const app = fastify();
app.get('/readyz', async () => 'ok');
await app.register(mercurius, {
  schema: fs.readFileSync('schema.graphql', 'utf8'),
  resolvers,
  jit: 1,
  persistedQueryProvider: mercurius.persistedQueryDefaults.prepared({ home: process.env.HOME_DOCUMENT }),
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
