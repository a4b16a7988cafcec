import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
} from 'graphql';
import { RETRY_AFTER } from '../database/unavailable.ts';
import { HttpError, errorForBoth, methodNotAllowed, unavailable } from '../http/http-error.ts';
import type { RunOnce, Reply } from '../idempotency/idempotency-keys.ts';
import type { Answer } from '../http/prepared-response.ts';
import { mediaType, readJson } from '../http/request.ts';
import { nameOperation } from '../http/request-scope.ts';
import { send } from '../http/respond.ts';
import { applyUploadMap } from '../http/upload-map.ts';
import { asText, withUpload } from '../http/uploads.ts';
import type { Context } from './context.ts';
import { isUnavailable } from './errors.ts';
import { executeInProcess } from './execute.ts';
import { operationTypeOf } from './document-tables.ts';
import { PageSubscriptions } from './page-subscriptions.ts';
import { readPersistedAddress, readPersistedBody, type PersistedCall } from './persisted-call.ts';
import { PersistedDocuments } from './persisted-documents.ts';

const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';

/** A call of one of our own documents, with variables. */
interface PageOperation extends PersistedCall {
  document: DocumentNode;
  type: OperationTypeNode | undefined;
}

/**
 * The entry point for the operations of our own pages. A page sends the hash of a document that was written at build
 * time: queries and subscriptions by GET, mutations by POST, with files as multipart. These documents are trusted, so
 * they are neither validated nor limited. All other documents use `/graphql`.
 * @param persistedDocuments hash → document, as codegen writes them.
 */
export function createPageOperations(persistedDocuments: Readonly<Record<string, string>>) {
  const documents = new PersistedDocuments(persistedDocuments);
  const subscriptions = new PageSubscriptions();

  /** @throws HttpError 400 if no call was sent, 404 if no page has the document: it may be a page of an older release. */
  function find(call: PersistedCall | null): PageOperation {
    if (!call) throw errorForBoth(400, 'BAD_REQUEST', 'Falta la operación de la página');
    const document = documents.get(call.hash);
    if (!document) throw errorForBoth(404, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
    return { ...call, document, type: operationTypeOf(document) };
  }

  function run({ document, variables }: PageOperation, context: Context): Promise<ExecutionResult> {
    nameOperation(context.request, `graphql: ${getOperationAST(document)?.name?.value ?? 'without a name'}`);
    // Not a copy of the context: signing in changes its viewer, and the response cache notices whether it is read.
    context.isTrustedDocument = true;
    return executeInProcess(context, document, variables);
  }

  /**
   * Answers a query for the response cache.
   * @returns null for anything but a query that succeeds: `handle` answers it.
   * @throws HttpError 503 if the database does not answer.
   */
  async function read(url: URL, context: Context): Promise<Answer | null> {
    const call = readPersistedAddress(url);
    const document = call && documents.get(call.hash);
    if (!document || operationTypeOf(document) !== OperationTypeNode.QUERY) return null;
    const result = await run({ ...call, document, type: OperationTypeNode.QUERY }, context);
    if (isUnavailable(result.errors)) throw unavailable(RETRY_AFTER);
    return result.errors ? null : replyTo(result);
  }

  /** Answers any page operation of one caller. @throws HttpError 400, 401, 404, 405, 413, 415 */
  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    { url, context, once }: { url: URL; context: Context; once: RunOnce },
  ): Promise<void> {
    if (request.method === 'POST') {
      sendReply(response, await replyToPost(request, context, once));
      return;
    }
    const operation = find(readPersistedAddress(url));
    if (operation.type === OperationTypeNode.MUTATION) throw methodNotAllowed(['POST']);
    if (operation.type === OperationTypeNode.SUBSCRIPTION) throw onlyAsEvents();
    sendReply(response, replyTo(await run(operation, context)));
  }

  /**
   * Starts a stream of server-sent events. Its content is the same for all users, so no session is read.
   * @param admit counts the request. It is called for the first stream of an operation only, which costs a read.
   * @throws HttpError 400, 404, 406, 429
   */
  async function follow(
    response: ServerResponse,
    { url, context, admit }: { url: URL; context: Context; admit: () => Promise<void> },
  ): Promise<void> {
    const operation = find(readPersistedAddress(url));
    if (operation.type !== OperationTypeNode.SUBSCRIPTION) throw onlyAsEvents();
    if (!subscriptions.isFollowed(operation)) await admit();
    const refusal = await subscriptions.follow(response, operation, context);
    if (refusal) sendReply(response, replyTo(refusal));
  }

  async function replyToPost(request: IncomingMessage, context: Context, once: RunOnce): Promise<Reply> {
    if (mediaType(request) === 'multipart/form-data') return replyToUpload(request, context, once);
    const body = await readJson(request);
    const operation = findPosted(body);
    return once({ sent: JSON.stringify(body), operation: () => operation }, async () =>
      replyTo(await run(operation, context)),
    );
  }

  /** A multipart request as https://github.com/jaydenseric/graphql-multipart-request-spec describes it. */
  async function replyToUpload(request: IncomingMessage, context: Context, once: RunOnce): Promise<Reply> {
    return withUpload(request, context, (upload) => {
      const operation = findPosted(applyUploadMap(upload));
      return once({ sent: asText(upload), operation: () => operation }, async () =>
        replyTo(await run(operation, context)),
      );
    });
  }

  function findPosted(body: unknown): PageOperation {
    const operation = find(readPersistedBody(body));
    if (operation.type === OperationTypeNode.SUBSCRIPTION) throw methodNotAllowed(['GET']);
    return operation;
  }

  return { read, handle, follow };
}

const onlyAsEvents = () =>
  new HttpError(
    406,
    'NOT_ACCEPTABLE',
    'Las suscripciones se siguen en /operations/live, y nada más que ellas',
  );

const NO_STORE = { 'cache-control': 'no-store' };

function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  send(response, status, body, { ...NO_STORE, ...headers });
}

/** The response to a result. An error may set status and headers in `extensions.http`, as Yoga's errors do. */
function replyTo({ data, errors }: ExecutionResult): Reply {
  const http = errors?.map(httpOf).find((found) => found !== undefined);
  const status = http?.status ?? (data === undefined ? 400 : 200);
  const body = JSON.stringify({
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map(withoutHttp) }),
  });
  return { status, headers: { 'content-type': RESPONSE_TYPE, ...http?.headers }, body };
}

const httpOf = ({ extensions }: GraphQLError) => extensions.http;

function withoutHttp(error: GraphQLError) {
  const { extensions, ...rest } = error.toJSON();
  const { http: _http, ...shown } = extensions ?? {};
  return { ...rest, ...(Object.keys(shown).length > 0 && { extensions: shown }) };
}
