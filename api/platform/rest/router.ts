import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../graphql/context.ts';
import type { Answer } from '../http/prepared-response.ts';
import { HttpError, UNAVAILABLE, badJson, methodNotAllowed, notFound } from '../http/http-error.ts';
import { mediaType, readJson } from '../http/request.ts';
import { nameOperation } from '../http/request-scope.ts';
import { JSON_TYPE, send } from '../http/respond.ts';
import type { RunOnce, Reply } from '../idempotency/idempotency-keys.ts';
import { asText, withUpload } from '../http/uploads.ts';
import { Accepted, type RestCall, type RestRequest } from './call.ts';
import { RestError } from './errors.ts';
import { listHeaders } from './list-headers.ts';

/** The parameters of a path that matches a row, or null if it does not match. */
function match(row: RestCall, segments: readonly string[]): Record<string, string> | null {
  if (row.segments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of row.segments.entries()) {
    const actual = segments[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = actual;
    else if (expected !== actual) return null;
  }
  return params;
}

/**
 * Finds the row for a request. A HEAD request is answered as its GET.
 * @throws HttpError 404, 405
 */
function findCall(
  calls: readonly RestCall[],
  method: string,
  path: string,
): { row: RestCall; params: Record<string, string> } {
  const segments = path.split('/').slice(1).map(decodeSegment);
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed: string[] = [];
  for (const row of calls) {
    const params = match(row, segments);
    if (params && row.method === wanted) return { row, params };
    if (params) allowed.push(row.method);
  }
  throw allowed.length > 0 ? methodNotAllowed(allowed) : notFound();
}

/** After the path is split: an escaped slash belongs to a name. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw notFound();
  }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = (await readJson(request)) ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badJson();
  return body as Record<string, unknown>;
}

async function runCall(
  row: RestCall,
  request: IncomingMessage,
  context: Context,
  { url, once, ...address }: Pick<RestRequest, 'params' | 'query'> & { url: URL; once: RunOnce },
): Promise<Reply> {
  const isMultipart = mediaType(request) === 'multipart/form-data';
  if (!row.multipart || (row.multipart === 'or JSON' && !isMultipart)) {
    const body = request.method === 'GET' || request.method === 'HEAD' ? {} : await readBody(request);
    return once({ sent: JSON.stringify(body), operation: () => row }, () =>
      replyTo(row, context, { ...address, body, files: new Map() }, url),
    );
  }
  return withUpload(request, context, (upload) => {
    const { files } = upload;
    const body = Object.fromEntries(upload.fields);
    return once({ sent: asText(upload), operation: () => row }, () =>
      replyTo(row, context, { ...address, body, files }, url),
    );
  });
}

/** A response that depends on the caller, so no cache may store it. */
const PERSONAL_JSON = { 'content-type': JSON_TYPE, 'cache-control': 'no-store' };

/** The outcome of a call, also if the rules refuse it. */
async function replyTo(row: RestCall, context: Context, request: RestRequest, address: URL): Promise<Reply> {
  try {
    const { body, page } = await row.run(context, request);
    if (body instanceof Accepted) {
      return { status: 202, headers: { ...PERSONAL_JSON, ...row.headers }, body: JSON.stringify(body.body) };
    }
    if (row.status === 204) return { status: 204, headers: row.headers, body: '' };
    const headers = { ...PERSONAL_JSON, ...row.headers, ...(page && listHeaders(page, address)) };
    return { status: row.status, headers, body: JSON.stringify(body) };
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    const headers = { ...PERSONAL_JSON, ...error.headers };
    return { status: error.status, headers, body: JSON.stringify(failureBody(row, error)) };
  }
}

function failureBody(row: RestCall, error: RestError) {
  const { code, message, fields, details } = error;
  return { message, code, ...(fields && { fields }), ...details, ...row.failure(error) };
}

/** The REST calls of a table. */
export function createRest(calls: readonly RestCall[]) {
  /**
   * Answers a GET for the response cache.
   * @returns null if it fails: `handle` answers it.
   * @throws HttpError 503 if the database does not answer.
   */
  async function read(url: URL, context: Context): Promise<Answer | null> {
    try {
      const { row, params } = findCall(calls, 'GET', url.pathname);
      nameOperation(context.request, `GET /${row.segments.join('/')}`);
      const query = Object.fromEntries(url.searchParams);
      const { body, page } = await row.run(context, { params, query, body: {}, files: new Map() });
      const headers = { 'content-type': JSON_TYPE, ...(page && listHeaders(page, url)) };
      return { status: row.status, headers, body: JSON.stringify(body) };
    } catch (error) {
      if (error instanceof RestError && error.code === UNAVAILABLE) {
        throw new HttpError(error.status, error.code, error.message, error.headers);
      }
      if (error instanceof HttpError || error instanceof RestError) return null;
      throw error;
    }
  }

  /** Responds to one request under /api. @throws HttpError if the request itself is wrong */
  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    { url, context, once }: { url: URL; context: Context; once: RunOnce },
  ): Promise<void> {
    const { row, params } = findCall(calls, request.method ?? 'GET', url.pathname);
    nameOperation(context.request, `${row.method} /${row.segments.join('/')}`);
    try {
      const query = Object.fromEntries(url.searchParams);
      const { status, headers, body } = await runCall(row, request, context, { params, query, url, once });
      send(response, status, body, { ...headers });
    } catch (error) {
      throw error instanceof HttpError ? error.withDetails(row.failure(error)) : error;
    }
  }

  return { read, handle };
}
