import type { IncomingMessage, ServerResponse } from 'node:http';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { parse, type DocumentNode } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { methodNotAllowed, notJson } from '../http/http-error.ts';
import { MAX_BODY, mediaType } from '../http/request.ts';
import { GRAPHIQL_SECURITY_POLICY } from '../http/security-headers.ts';
import type { Context } from './context.ts';
import { presentError } from './errors.ts';
import { graphiql, renderGraphiQL } from './graphiql.ts';
import { documentLimits } from './limits.ts';
import { schema } from './schema.ts';

interface ServerContext {
  context: Context;
  response: ServerResponse;
}

/** An answer of GraphQL may depend on who asks; GraphiQL needs a content policy of its own. */
const responseHeaders: Plugin<object, ServerContext> = {
  onResponse({ response, serverContext }) {
    if (response.headers.get('content-type')?.includes('html')) {
      serverContext?.response.setHeader('content-security-policy', GRAPHIQL_SECURITY_POLICY);
    } else {
      response.headers.set('cache-control', 'no-store');
    }
  },
};

/**
 * The GraphQL endpoint over HTTP: any document under limits, or the hash of one of our own pages' documents.
 * @param persistedDocuments hash → document, as codegen writes them.
 */
export function createGraphQLServer(persistedDocuments: Readonly<Record<string, string>>) {
  const persisted = new Map<string, DocumentNode>(
    Object.entries(persistedDocuments).map(([hash, document]) => [hash, parse(document)]),
  );
  const refused = (status: number, code: string) => ({ extensions: { code, http: { status } } });
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ context }) => context,
    cors: false,
    batching: false,
    multipart: false,
    landingPage: false,
    logging: false,
    maxRequestBodySize: MAX_BODY,
    graphiql,
    renderGraphiQL,
    maskedErrors: { maskError: presentError },
    plugins: [
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        getPersistedOperation: (hash) => persisted.get(hash) ?? null,
        customErrors: {
          notFound: { message: 'PersistedQueryNotFound', ...refused(404, 'PERSISTED_QUERY_NOT_FOUND') },
          keyNotFound: { message: 'Must provide query string.', ...refused(400, 'BAD_REQUEST') },
        },
      }),
      ...documentLimits(),
      responseHeaders,
    ],
  });

  /** Answers one request to /graphql. @throws HttpError 405, 415 */
  return async function handleGraphQL(
    request: IncomingMessage,
    response: ServerResponse,
    context: Context,
  ): Promise<void> {
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) throw methodNotAllowed(['GET', 'POST']);
    // A form of another site can send anything but JSON without asking the browser first.
    if (request.method === 'POST' && mediaType(request) !== 'application/json') throw notJson();
    await yoga.handle(request, response, { context, response });
  };
}
