import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { boundedCache } from '../cache/bounded-cache.ts';
import { acceptedTypes } from '../http/accepted-types.ts';
import { askForBody } from '../http/expected-body.ts';
import { notAcceptable, notJson } from '../http/http-error.ts';
import { MAX_BODY, mediaType, readJson } from '../http/request.ts';
import { send } from '../http/respond.ts';
import { applyUploadMap } from '../http/upload-map.ts';
import { asText, withUpload } from '../http/uploads.ts';
import type { AskedOperation, Reply, RunOnce } from '../idempotency/idempotency-keys.ts';
import type { Context } from './context.ts';
import { answerPlugins, requestPlugins, type ServerContext } from './endpoint-plugins.ts';
import { presentError } from './errors.ts';
import { asksForGraphiQL, sendGraphiQL } from './graphiql.ts';
import { MAX_TOKENS, documentLimits } from './limits.ts';
import { limitedSubscriptions, type SubscriptionStream } from './subscriptions.ts';

interface GraphQLCall {
  context: Context;
  once: RunOnce;
  /** Counts the response as an open stream. @throws HttpError 429, 503 */
  countStream: () => void;
}

/** A response that is sent as a whole cannot be a stream. */
const NO_STREAM: SubscriptionStream = { isAccepted: false, count: () => {} };

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
    graphiql: false,
    maskedErrors: { maskError: presentError },
    parserAndValidationCache: {
      documentCache: parsedDocuments<DocumentNode>(),
      errorCache: parsedDocuments<object>(),
    },
    plugins: [...requestPlugins, ...documentLimits(), limitedSubscriptions(schema), ...answerPlugins],
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

  /** Answers one request to /graphql. @throws HttpError 400, 401, 406, 413, 415, and those of idempotency keys */
  return async function handleGraphQL(
    request: IncomingMessage,
    response: ServerResponse,
    { context, once, countStream }: GraphQLCall,
  ): Promise<void> {
    const type = mediaType(request);
    const accepted = acceptedTypes(request.headers.accept);
    if (accepted.length === 0) throw notAcceptable();
    // Yoga reads the order and not the weights.
    request.headers.accept = accepted.join(', ');
    if (asksForGraphiQL(request, accepted)) return sendGraphiQL(request, response);
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
