import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getOperationAST, type DocumentNode, type ExecutionResult } from 'graphql';
import { processRegularResult, type FetchAPI } from 'graphql-yoga';
import { RETRY_AFTER } from '../database/unavailable.ts';
import { unavailable } from '../http/http-error.ts';
import type { Answer } from '../http/prepared-response.ts';
import { MAX_BODY, declaredLength, readBody } from '../http/request.ts';
import { nameOperation } from '../http/request-scope.ts';
import { send } from '../http/respond.ts';
import type { Context } from './context.ts';
import { isUnavailable } from './errors.ts';
import { executeInProcess } from './execute.ts';
import { readPersistedCall, readPostedCall, type PostedCall } from './persisted-call.ts';
import type { PersistedDocuments } from './persisted-documents.ts';
import { isMutation, isQuery } from './tables.ts';

const GRAPHQL_TYPE = 'application/graphql-response+json';
const NO_STORE = { 'cache-control': 'no-store' };

/** The type of an answer to whoever accepts one of GraphQL's, which all callers but browsers that open the address do. */
export const answerType = (accept = '') =>
  accept.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : 'application/json';

const operationNameOf = (document: DocumentNode) => getOperationAST(document)?.name?.value;

/** What a document asks for, by its name where it is one of ours: others may call theirs anything. */
export function operationName(document: DocumentNode, persisted: PersistedDocuments): string {
  if (!persisted.gave(document)) return 'graphql: another document';
  return `graphql: ${operationNameOf(document) ?? 'without a name'}`;
}

/**
 * Answers what our own pages send as Yoga would, without it: their documents are known to be valid and to fit the limits,
 * and most of what Yoga does for a request is to find that out. Whatever is not exactly such a call is Yoga's.
 */
export function answerOwnDocuments(persisted: PersistedDocuments, fetchAPI: FetchAPI) {
  /**
   * Answers a page's query that came by GET under its hash.
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
    return {
      status: 200,
      // A cache on the way would give one the other's type.
      headers: { 'content-type': `${answerType(accept)}; charset=utf-8`, vary: 'Accept, Accept-Encoding' },
      body: JSON.stringify({ data }),
    };
  }

  /** Answers a page's query of somebody who is signed in; visitors have been answered before. @returns whether it did. */
  async function answerOwnQuery(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    context: Context,
  ): Promise<boolean> {
    if (request.method !== 'GET' || !context.viewer) return false;
    const own = { ...context, isTrustedDocument: true };
    const found = await answerQuery(url, request.headers.accept ?? '', own);
    if (found) send(response, found.status, found.body, { ...NO_STORE, ...found.headers });
    return found !== null;
  }

  /** Runs a page's mutation. @returns null where it is anything else, or its variables do not fit: then nothing was done. */
  async function runMutation(call: PostedCall, context: Context): Promise<ExecutionResult | null> {
    const document = persisted.get(call.hash);
    if (!document || !isMutation(document)) return null;
    if (call.operationName !== undefined && call.operationName !== operationNameOf(document)) return null;
    nameOperation(context.request, operationName(document, persisted));
    const own = { ...context, isTrustedDocument: true };
    const result: ExecutionResult = await executeInProcess(own, document, call.variables);
    return 'data' in result ? result : null;
  }

  /**
   * Answers a page's mutation that came by POST under its hash.
   * @returns whether it did; otherwise nothing was done, and what was read of the request is there for Yoga.
   */
  async function answerOwnMutation(
    request: IncomingMessage,
    response: ServerResponse,
    context: Context,
  ): Promise<boolean> {
    if (!isSentAsByPages(request)) return false;
    const body = await readBody(request);
    const call = readPostedCall(body.toString());
    const result = call && (await runMutation(call, context));
    if (!result) {
      // Yoga takes what has been read from here.
      Object.assign(request, { body: Readable.from([body]) });
      return false;
    }
    const answer = processRegularResult(result, fetchAPI, answerType(request.headers.accept));
    const headers = { ...NO_STORE, ...Object.fromEntries(answer.headers) };
    send(response, answer.status, await answer.text(), headers);
    return true;
  }

  return { answerQuery, answerOwnQuery, answerOwnMutation };
}

/** Whether a body is sent as pages send theirs: plain, of a length that is known. The rest is Yoga's to refuse in its own words. */
function isSentAsByPages(request: IncomingMessage): boolean {
  const { accept = '*/*', 'content-encoding': coding } = request.headers;
  const length = declaredLength(request);
  const isWhole = request.method === 'POST' && coding === undefined && length > 0 && length <= MAX_BODY;
  return isWhole && /json|\*\/\*/i.test(accept);
}
