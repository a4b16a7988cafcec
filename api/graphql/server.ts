import type { IncomingMessage, ServerResponse } from 'node:http';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { getOperationAST, type DocumentNode } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { RETRY_AFTER } from '../database/unavailable.ts';
import { methodNotAllowed, notJson, signInFirst, unavailable } from '../http/http-error.ts';
import type { Answer } from '../http/ready-answer.ts';
import { hasRepeatKey, type Once, type Reply } from '../http/repeats.ts';
import { MAX_BODY, mediaType, readJson } from '../http/request.ts';
import { nameOperation } from '../http/request-scope.ts';
import { send } from '../http/respond.ts';
import { GRAPHIQL_SECURITY_POLICY } from '../http/security-headers.ts';
import { applyUploadMap, type GraphQLParameters } from '../http/upload-map.ts';
import { asText, readMultipart, uploadFolder } from '../http/uploads.ts';
import { Broadcasts } from './broadcasts.ts';
import type { Context } from './context.ts';
import { isUnavailable, presentError } from './errors.ts';
import { executeInProcess } from './execute.ts';
import { graphiql, renderGraphiQL } from './graphiql.ts';
import { documentLimits } from './limits.ts';
import { readPersistedCall } from './persisted-call.ts';
import { PersistedDocuments } from './persisted-documents.ts';
import { schema } from './schema.ts';
import { isQuery, mayChangeAnswers } from './tables.ts';

const GRAPHQL_TYPE = 'application/graphql-response+json';

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
      await args.contextValue.settled();
      return result;
    });
  },
};

/** What a document asks for, by its name where it is one of ours: others may call theirs anything. */
function operationName(document: DocumentNode, persisted: PersistedDocuments): string {
  if (!persisted.gave(document)) return 'graphql: another document';
  const name = getOperationAST(document)?.name?.value;
  return `graphql: ${name ?? 'without a name'}`;
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

  /**
   * Answers a page's query that came by GET under its hash, as Yoga would.
   * @returns null where it is anything else, or met an error: that is Yoga's to answer.
   * @throws HttpError 503 where the database does not answer.
   */
  async function answerQuery(url: URL, accept: string, context: Context): Promise<Answer | null> {
    const call = readPersistedCall(url);
    const document = call && persisted.get(call.hash);
    if (!document || !isQuery(document) || /\btext\/html\b/i.test(accept)) return null;
    nameOperation(context.request, operationName(document, persisted));
    const { data, errors } = await executeInProcess(context, document, call.variables);
    if (isUnavailable(errors)) throw unavailable(RETRY_AFTER);
    if (errors) return null;
    const type = accept.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : 'application/json';
    return {
      status: 200,
      headers: { 'content-type': `${type}; charset=utf-8` },
      body: JSON.stringify({ data }),
    };
  }

  /** Answers what has been read already, whole. */
  async function answerWhole(
    request: IncomingMessage,
    body: string,
    serverContext: ServerContext,
  ): Promise<Reply> {
    // Never a stream: nobody could repeat one.
    const { accept = '' } = request.headers;
    const type = accept.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : 'application/json';
    const headers = { 'content-type': 'application/json', accept: type };
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

  /** Answers a page's query of somebody who is signed in; visitors have been answered before. @returns whether it did. */
  async function answerOwnQuery(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    context: Context,
  ): Promise<boolean> {
    if (request.method !== 'GET' || !context.viewer) return false;
    const own = { ...context, onlyOwnDocuments: true };
    const found = await answerQuery(url, request.headers.accept ?? '', own);
    if (found) send(response, found.status, found.body, { 'cache-control': 'no-store', ...found.headers });
    return found !== null;
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
