import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { boundedCache } from '../cache/bounded-cache.ts';
import { EVENT_STREAM_HEADERS } from '../http/event-stream.ts';
import { askForBody } from '../http/expected-body.ts';
import { notJson } from '../http/http-error.ts';
import { MAX_BODY, mediaType, readJson } from '../http/request.ts';
import { nameOperation } from '../http/request-scope.ts';
import { send } from '../http/respond.ts';
import { GRAPHIQL_SECURITY_POLICY } from '../http/security-headers.ts';
import { applyUploadMap, type GraphQLParameters } from '../http/upload-map.ts';
import { asText, withUpload } from '../http/uploads.ts';
import type { AskedOperation, Reply, RunOnce } from '../idempotency/idempotency-keys.ts';
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

function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean [^?]*\?$/, '');
  return message === error.message ? error : new GraphQLError(message, error);
}

/** «Did you mean …?» would tell names of the schema one by one; whoever wants the schema can read it. */
const withoutSuggestions: Plugin<Context> = {
  onValidate({ validateFn, setValidationFn }) {
    setValidationFn((schema, document, rules, options, typeInfo) =>
      validateFn(schema, document, rules, { ...options, hideSuggestions: true }, typeInfo),
    );
  },
  // Errors of variables have them too, and Yoga's executor does not know the option.
  onExecute: () => ({
    onExecuteDone({ result, setResult }) {
      if (isAsyncIterable(result) || result.data !== undefined || !result.errors) return;
      setResult({ ...result, errors: result.errors.map(withoutSuggestion) });
    },
  }),
  onSubscribe: ({ args }) => void Object.assign(args, { hideSuggestions: true }),
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
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      // Yoga begins with a comment and sends another one every twelve seconds.
      response.headers.delete('content-encoding');
      for (const [name, value] of Object.entries(EVENT_STREAM_HEADERS)) response.headers.set(name, value);
      return;
    }
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
const withoutMultipart = (accept = '') => accept.replaceAll(/multipart\/mixed[^,]*,?/gi, '').trim() || '*/*';

/** The operation of a request, before Yoga reads it. */
function parsedOperation(parameters: object): AskedOperation {
  const { query, operationName } = parameters as Record<string, unknown>;
  try {
    const document = typeof query === 'string' ? parse(query, { maxLexicalTokens: MAX_TOKENS }) : null;
    return { document, ...(typeof operationName === 'string' && { name: operationName }) };
  } catch {
    // Yoga answers it.
    return { document: null };
  }
}

const sendReply = (response: ServerResponse, { status, headers, body }: Reply) =>
  send(response, status, body, headers);

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
      withoutSuggestions,
      ...documentLimits(),
      limitedSubscriptions(schema),
      limitedResults,
      invalidatingMutations,
      namedOperations,
      responseHeaders,
    ],
  });

  /** Answers a request with one whole response. @param body the body of a POST, as JSON */
  async function replyTo(
    request: IncomingMessage,
    body: string | undefined,
    { parameters, ...call }: Pick<GraphQLCall, 'context'> & Pick<ServerContext, 'response' | 'parameters'>,
  ): Promise<Reply> {
    const headers = {
      accept: withoutMultipart(request.headers.accept),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const address = `http://localhost${body === undefined ? request.url : '/graphql'}`;
    const serverContext = { ...call, ...(parameters && { parameters }), stream: NO_STREAM };
    const answer = await yoga.fetch(
      address,
      { method: body === undefined ? 'GET' : 'POST', headers, ...(body !== undefined && { body }) },
      serverContext,
    );
    const named = [...answer.headers].map(([name, value]) => [name.toLowerCase(), value] as const);
    return { status: answer.status, headers: Object.fromEntries(named), body: await answer.text() };
  }

  /** Answers one request to /graphql. @throws HttpError 400, 401, 413, 415, and those of idempotency keys */
  return async function handleGraphQL(
    request: IncomingMessage,
    response: ServerResponse,
    { context, once, countStream }: GraphQLCall,
  ): Promise<void> {
    const type = mediaType(request);
    if (type === 'multipart/form-data') return handleUpload(request, response, { context, once });
    // A form on another site can send any type but JSON without a CORS preflight.
    if (request.method === 'POST' && type !== 'application/json') throw notJson();
    if (acceptsEvents(request) && request.method !== 'HEAD') {
      const stream = { isAccepted: true, count: countStream };
      request.headers.accept = withoutMultipart(request.headers.accept);
      // Media types are the same in any case, which Yoga does not know.
      if (type) request.headers['content-type'] = type;
      askForBody(request);
      await yoga.handle(request, response, { context, response, stream });
      return undefined;
    }
    if (request.method !== 'POST') {
      sendReply(response, await replyTo(request, undefined, { context, response }));
      return undefined;
    }
    const parameters = (await readJson(request)) ?? {};
    const sent = JSON.stringify(parameters);
    const asked = { sent, operation: () => parsedOperation(parameters) };
    sendReply(response, await once(asked, () => replyTo(request, sent, { context, response })));
    return undefined;
  };

  /** A multipart request. */
  async function handleUpload(
    request: IncomingMessage,
    response: ServerResponse,
    { context, once }: Pick<GraphQLCall, 'context' | 'once'>,
  ): Promise<void> {
    await withUpload(request, context, async (upload) => {
      const parameters = applyUploadMap(upload);
      const asked = { sent: asText(upload), operation: () => parsedOperation(parameters) };
      const reply = await once(asked, () => replyTo(request, '{}', { context, response, parameters }));
      sendReply(response, reply);
    });
  }
}
