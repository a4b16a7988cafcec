import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { boundedCache } from '../cache/bounded-cache.ts';
import { notJson } from '../http/http-error.ts';
import { MAX_BODY, mediaType, readJson } from '../http/request.ts';
import { nameOperation } from '../http/request-scope.ts';
import { send } from '../http/respond.ts';
import { GRAPHIQL_SECURITY_POLICY } from '../http/security-headers.ts';
import { applyUploadMap, type GraphQLParameters } from '../http/upload-map.ts';
import { asText, withUpload } from '../http/uploads.ts';
import { hasIdempotencyKey, type Asked, type RunOnce, type Reply } from '../idempotency/idempotency-keys.ts';
import type { Context } from './context.ts';
import { mayChangeResponses } from './document-tables.ts';
import { presentError } from './errors.ts';
import { graphiql, renderGraphiQL } from './graphiql.ts';
import { MAX_TOKENS, documentLimits } from './limits.ts';
import { limitedSubscriptions, type SubscriptionStream } from './subscriptions.ts';

interface ServerContext {
  context: Context;
  response: ServerResponse;
  /** The parameters of a multipart request, with its files in their places. */
  parameters?: GraphQLParameters;
  stream: SubscriptionStream;
}

interface GraphQLCall {
  context: Context;
  once: RunOnce;
  /** Counts the response as an open stream. @throws HttpError 429, 503 */
  countStream: () => void;
}

/** A response that is sent as a whole cannot be a stream. */
const NO_STREAM: SubscriptionStream = { isAccepted: false, count: () => {} };

/** Multipart requests are read before Yoga sees them, since Yoga would hold the files in memory. */
const multipartParameters: Plugin<object, ServerContext> = {
  onParams({ setParams, context }) {
    const { parameters } = context;
    if (!parameters) return;
    const { query, variables, extensions } = parameters;
    setParams({
      query,
      operationName: parameters.operationName ?? undefined,
      variables: variables ?? undefined,
      extensions: extensions ?? undefined,
    });
  },
};

/** The memory for parsed documents, in bytes, and what one character of a document costs at most: `a a a …`, measured. */
const PARSED_BYTES = 64 * 1024 * 1024;
const BYTES_OF_CHARACTER = 250;

/** Yoga's own caches hold 1,024 documents: with comments of 100 kB, which cost 4.5 MB each, that is 4.5 GB. */
const parsedDocuments = <Parsed extends object>() =>
  boundedCache<Parsed>({
    maxBytes: PARSED_BYTES,
    maxAge: 60 * 60_000,
    bytesOf: (_parsed, source) => source.length * BYTES_OF_CHARACTER,
  });

const badRequest = (code: string, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/**
 * Refuses a request without a document. Clients with automatic persisted queries, such as Apollo's, get the error that makes
 * them send the document and try no hash again.
 */
const documentRequired: Plugin = {
  onParams({ params }) {
    if (params.query) return;
    if (params.extensions?.['persistedQuery']) {
      throw badRequest('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported');
    }
    throw badRequest('BAD_REQUEST', 'Must provide query string.');
  },
};

/** The response to a mutation waits until no cache holds an older response. */
const invalidatingMutations: Plugin<Context> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    if (!mayChangeResponses(args.document)) return;
    setExecuteFn(async (given) => {
      const result: unknown = await executeFn(given);
      await args.contextValue.invalidationsApplied();
      return result;
    });
  },
};

/** Integrators page through lists, so no result has to be larger than this, characters of JSON. */
const MAX_RESULT = 2 * 1024 * 1024;

const limitedResults: Plugin<Context> = {
  onExecute: () => ({
    onExecuteDone({ result, setResult }) {
      if (isAsyncIterable(result) || JSON.stringify(result.data ?? null).length <= MAX_RESULT) return;
      setResult({
        errors: [badRequest('RESULT_TOO_LARGE', 'La respuesta es demasiado grande: pide menos datos')],
      });
    },
  }),
};

/** GraphQL responses may depend on the user. GraphiQL needs a content security policy of its own. */
const responseHeaders: Plugin<object, ServerContext> = {
  onResponse({ response, serverContext }) {
    if (response.headers.get('content-type')?.includes('html')) {
      serverContext?.response.setHeader('content-security-policy', GRAPHIQL_SECURITY_POLICY);
    } else {
      response.headers.set('cache-control', 'no-store');
    }
  },
};

/** A client can name its operations as it likes, so metrics do not list them. */
const namedOperations: Plugin<Context> = {
  onExecute: ({ args }) => nameOperation(args.contextValue.request, 'graphql: another document'),
};

const acceptsEvents = ({ headers }: IncomingMessage) => /\btext\/event-stream\b/i.test(headers.accept ?? '');

/** Yoga would prefer `multipart/mixed` to server-sent events, and no result here needs it. */
function preferEvents({ headers }: IncomingMessage): void {
  headers.accept = headers.accept?.replaceAll(/multipart\/mixed[^,]*,?/gi, '');
}

/** The document of a request, before Yoga reads it; null if it is not valid GraphQL, which Yoga answers. */
function parsed(parameters: object): Pick<Asked, 'document' | 'operationName'> {
  const { query, operationName } = parameters as Record<string, unknown>;
  try {
    const document = typeof query === 'string' ? parse(query, { maxLexicalTokens: MAX_TOKENS }) : null;
    return { document, operationName: typeof operationName === 'string' ? operationName : undefined };
  } catch {
    return { document: null };
  }
}

const GRAPHQL_TYPE = 'application/graphql-response+json';

/** The GraphQL endpoint for integrators: any document within the limits. The pages have `page-operations.ts`. */
export function createGraphQLServer(schema: GraphQLSchema) {
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
    parserAndValidationCache: {
      documentCache: parsedDocuments<DocumentNode>(),
      errorCache: parsedDocuments<object>(),
    },
    plugins: [
      multipartParameters,
      documentRequired,
      ...documentLimits(),
      limitedSubscriptions(schema),
      limitedResults,
      invalidatingMutations,
      namedOperations,
      responseHeaders,
    ],
  });

  /** Answers a request whose body was already read, with one whole response: a stream could not be repeated. */
  async function replyTo(
    request: IncomingMessage,
    body: string,
    serverContext: ServerContext,
  ): Promise<Reply> {
    const accept = request.headers.accept?.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : 'application/json';
    const headers = { 'content-type': 'application/json', accept };
    const options = { method: 'POST', headers, body };
    const answer = await yoga.fetch('http://localhost/graphql', options, serverContext);
    const named = [...answer.headers].map(([name, value]) => [name.toLowerCase(), value] as const);
    return { status: answer.status, headers: Object.fromEntries(named), body: await answer.text() };
  }

  /** Answers one request to /graphql. @throws HttpError 401, 413, 415 */
  return async function handleGraphQL(
    request: IncomingMessage,
    response: ServerResponse,
    { context, once, countStream }: GraphQLCall,
  ): Promise<void> {
    const isJson = mediaType(request) === 'application/json';
    if (isJson && hasIdempotencyKey(request)) {
      const parameters = (await readJson(request)) ?? {};
      const sent = JSON.stringify(parameters);
      const reply = await once({ sent, ...parsed(parameters) }, () =>
        replyTo(request, sent, { context, response, stream: NO_STREAM }),
      );
      send(response, reply.status, reply.body, reply.headers);
    } else if (request.method !== 'POST' || isJson) {
      // Media types are the same in any case, which Yoga does not know.
      if (isJson) request.headers['content-type'] = request.headers['content-type']?.toLowerCase();
      const stream = { isAccepted: acceptsEvents(request), count: countStream };
      if (stream.isAccepted) preferEvents(request);
      await yoga.handle(request, response, { context, response, stream });
    } else if (mediaType(request) === 'multipart/form-data') {
      await handleUpload(request, response, { context, once });
    } else {
      // A form on another site can send any type but JSON without a CORS preflight.
      throw notJson();
    }
  };

  /** A multipart request. */
  async function handleUpload(
    request: IncomingMessage,
    response: ServerResponse,
    { context, once }: Pick<GraphQLCall, 'context' | 'once'>,
  ): Promise<void> {
    await withUpload(request, context, async (upload) => {
      const parameters = applyUploadMap(upload);
      const reply = await once({ sent: asText(upload), ...parsed(parameters) }, () =>
        replyTo(request, '{}', { context, response, parameters, stream: NO_STREAM }),
      );
      send(response, reply.status, reply.body, reply.headers);
    });
  }
}
