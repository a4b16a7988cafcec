import type { IncomingMessage, ServerResponse } from 'node:http';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { createYoga, type Plugin } from 'graphql-yoga';
import { methodNotAllowed, notJson, signInFirst } from '../http/http-error.ts';
import { hasRepeatKey, type Once, type Reply } from '../idempotency/idempotency-keys.ts';
import { MAX_BODY, mediaType, readJson } from '../http/request.ts';
import { nameOperation } from '../http/request-scope.ts';
import { send } from '../http/respond.ts';
import { GRAPHIQL_SECURITY_POLICY } from '../http/security-headers.ts';
import { applyUploadMap, type GraphQLParameters } from '../http/upload-map.ts';
import { asText, readMultipart, uploadFolder } from '../http/uploads.ts';
import { Broadcasts } from './broadcasts.ts';
import type { Context } from './context.ts';
import { presentError } from './errors.ts';
import { graphiql, renderGraphiQL } from './graphiql.ts';
import { documentLimits } from './limits.ts';
import { answerOwnDocuments, answerType, operationName } from './own-documents.ts';
import { PersistedDocuments } from './persisted-documents.ts';
import { schema } from '../../domains/schema.ts';
import { mayChangeAnswers } from './tables.ts';

interface ServerContext {
  context: Context;
  response: ServerResponse;
  /** What a multipart request asks for, its files in their places. */
  parameters?: GraphQLParameters;
}

/** A multipart request was read before Yoga saw it, since Yoga would hold its files in memory. */
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

/** Whoever hears that their write is done must not be shown what was before. */
const settledMutations: Plugin<Context> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    if (!mayChangeAnswers(args.document)) return;
    setExecuteFn(async (given) => {
      const result: unknown = await executeFn(given);
      await args.contextValue.invalidationsApplied();
      return result;
    });
  },
};

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
  const persisted = new PersistedDocuments(persistedDocuments);
  const namedOperations: Plugin<Context> = {
    onExecute: ({ args }) =>
      nameOperation(args.contextValue.request, operationName(args.document, persisted)),
  };
  const broadcasts = new Broadcasts(persisted);
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
      multipartParameters,
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        getPersistedOperation: (hash) => persisted.get(hash),
        customErrors: {
          notFound: { message: 'PersistedQueryNotFound', ...refused(404, 'PERSISTED_QUERY_NOT_FOUND') },
          keyNotFound: { message: 'Must provide query string.', ...refused(400, 'BAD_REQUEST') },
        },
      }),
      ...documentLimits(),
      settledMutations,
      namedOperations,
      responseHeaders,
    ],
  });

  const { answerQuery, answerOwnQuery, answerOwnMutation } = answerOwnDocuments(persisted, yoga.fetchAPI);

  /** Answers what has been read already, whole. */
  async function answerWhole(
    request: IncomingMessage,
    body: string,
    serverContext: ServerContext,
  ): Promise<Reply> {
    // Never a stream: nobody could repeat one.
    const headers = { 'content-type': 'application/json', accept: answerType(request.headers.accept) };
    const options = { method: 'POST', headers, body };
    const answer = await yoga.fetch('http://localhost/graphql', options, serverContext);
    const named = [...answer.headers].map(([name, value]) => [name.toLowerCase(), value] as const);
    return { status: answer.status, headers: Object.fromEntries(named), body: await answer.text() };
  }

  /** Answers one request to /graphql. @throws HttpError 405, 415 */
  async function handleGraphQL(
    request: IncomingMessage,
    response: ServerResponse,
    { context, once }: { context: Context; once: Once },
  ): Promise<void> {
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) throw methodNotAllowed(['GET', 'POST']);
    const isJson = mediaType(request) === 'application/json';
    if (isJson && hasRepeatKey(request)) {
      const body = JSON.stringify((await readJson(request)) ?? {});
      const {
        status,
        headers,
        body: answered,
      } = await once(body, () => answerWhole(request, body, { context, response }));
      send(response, status, answered, headers);
    } else if (request.method !== 'POST' || isJson) {
      if (await answerOwnMutation(request, response, context)) return;
      // Types are the same in any case, which Yoga does not know.
      if (isJson) request.headers['content-type'] = request.headers['content-type']?.toLowerCase();
      await yoga.handle(request, response, { context, response });
    } else if (mediaType(request) === 'multipart/form-data') {
      await handleUpload(request, response, context, once);
    } else {
      // A form of another site can send anything but JSON without asking the browser first.
      throw notJson();
    }
  }

  /** The GraphQL multipart request: nobody’s megabytes are taken in before it is known who sends them. */
  async function handleUpload(
    request: IncomingMessage,
    response: ServerResponse,
    context: Context,
    once: Once,
  ): Promise<void> {
    if (!context.viewer) throw signInFirst();
    const upload = await readMultipart(request, { folder: uploadFolder(context.config) });
    try {
      const parameters = applyUploadMap(
        upload.fields.get('operations'),
        upload.fields.get('map'),
        upload.files,
      );
      const { status, headers, body } = await once(asText(upload), () =>
        answerWhole(request, '{}', { context, response, parameters }),
      );
      send(response, status, body, headers);
    } finally {
      await upload.dispose();
    }
  }

  const followLive: Broadcasts['answer'] = (...following) => broadcasts.answer(...following);

  return { handleGraphQL, answerQuery, answerOwnQuery, followLive };
}
