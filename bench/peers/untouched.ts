// The stack that the site is made of, without anything that the site adds: its own schema in Yoga, over Pothos and Prisma.
import http from 'node:http';
import { PrismaPg } from '@prisma/adapter-pg';
import { createYoga } from 'graphql-yoga';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import persistedDocuments from '../../web/gql/persisted-documents.json' with { type: 'json' };
import { PrismaClient } from '../../api/platform/database/client.ts';
import { schema } from '../../api/domains/schema.ts';

const database = new PrismaClient({
  adapter: new PrismaPg({
    connectionString: process.env['DATABASE_URL'] ?? '',
    max: 10,
    // The adapter reads every timestamp as UTC.
    options: '-c TimeZone=UTC',
  }),
});
const documents: Record<string, string> = persistedDocuments;
const yoga = createYoga({
  schema,
  graphqlEndpoint: '/operations',
  context: () => ({ database, viewer: null }),
  plugins: [usePersistedOperations({ getPersistedOperation: (hash) => documents[hash] ?? null })],
});
http
  .createServer((request, response) => {
    if (request.url === '/readyz') response.end();
    else void yoga.handle(request, response);
  })
  .listen(Number(process.env['PORT']), '127.0.0.1');
