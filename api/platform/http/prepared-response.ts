import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  MIN_COMPRESSIBLE_BYTES,
  acceptedCodings,
  compress,
  compressQuickly,
  type Coding,
} from './compressed.ts';
import { entityTag, holds, isOther, weakEntityTag } from './entity-tag.ts';
import { notAcceptable, preconditionFailed } from './http-error.ts';
import { send } from './respond.ts';

/** Types that compression makes smaller; pictures are compressed already. */
const TEXT = /^text\/|[/+](json|xml)\b/;
const isText = (headers: Readonly<Record<string, string>>) => TEXT.test(headers['content-type'] ?? '');

/** The first ten packets, in bytes, which TCP sends without waiting: shorter responses do not arrive sooner. */
const FIRST_FLIGHT = 14_000;

/** A whole response before it is compressed. */
export interface Answer {
  status: number;
  /** Beside the headers that every response has; names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** The bytes to send: the head as Node takes it without a further check, and the body. */
interface Packed {
  head: string[];
  body: Buffer;
}

/** A response as bytes, in the codings that have been requested. */
export interface PreparedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  identity: Buffer;
  /** Whether it is worth compressing. */
  isPackable: boolean;
  /** The head for callers that have this response already, once there was one. */
  unchanged: string[] | undefined;
  /** The uncompressed response, once it was requested again. */
  plain: Packed | undefined;
  packed: Map<Coding, Packed>;
  packing: Map<Coding, Promise<Packed>>;
  wasSent: boolean;
}

/** A response with the headers that describe its body. */
export const tagged = ({ status, headers, body }: Answer): Answer => ({
  status,
  headers: {
    etag: isText(headers) ? weakEntityTag(body) : entityTag(body),
    vary: 'Accept-Encoding',
    ...headers,
  },
  body,
});

/** Prepares a response and computes its tag. */
export const preparedResponse = (answer: Answer): PreparedResponse => preparedFrom(tagged(answer));

/** Prepares a response that has its tag. */
export function preparedFrom({ status, headers, body }: Answer): PreparedResponse {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  return {
    status,
    headers,
    identity,
    isPackable: identity.length >= MIN_COMPRESSIBLE_BYTES && isText(headers),
    unchanged: undefined,
    plain: undefined,
    packed: new Map(),
    packing: new Map(),
    wasSent: false,
  };
}

/** The headers of a 304: all except those that describe the body. */
function withoutType(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'content-type': _type, ...others } = headers;
  return others;
}

// A response that is requested only once needs neither of these two: the cache makes them when it sends it again.

function unchangedHead(ready: PreparedResponse): string[] {
  return (ready.unchanged ??= Object.entries(withoutType(ready.headers)).flat());
}

function packedPlain(ready: PreparedResponse): Packed {
  return (ready.plain ??= pack(ready.headers, ready.identity));
}

function pack(headers: Readonly<Record<string, string>>, body: Buffer, coding?: Coding): Packed {
  const length = { 'content-length': String(body.length) };
  const whole = { ...headers, ...(coding && { 'content-encoding': coding }), ...length };
  return { head: Object.entries(whole).flat(), body };
}

/** Whether the caller has exactly this response. */
function isHeld(request: IncomingMessage, { status, headers }: PreparedResponse): boolean {
  return status === 200 && holds(request.headers['if-none-match'], headers['etag'] ?? '');
}

/**
 * Sends a response that has all its headers, if its bytes are ready in the coding that the caller accepts.
 * @returns whether it did. No header may have been set on the response before.
 */
export function sendPreparedSync(
  request: IncomingMessage,
  response: ServerResponse,
  ready: PreparedResponse,
): boolean {
  if (request.headers['if-match'] !== undefined) return false;
  if (isHeld(request, ready)) {
    response.writeHead(304, unchangedHead(ready)).end();
    return true;
  }
  const accepted = acceptedCodings(request.headers['accept-encoding']);
  if (!accepted.identity) return false;
  const coding = ready.isPackable ? accepted.coding : null;
  const packed = coding ? ready.packed.get(coding) : packedPlain(ready);
  if (!packed) return false;
  response.writeHead(ready.status, packed.head);
  response.end(request.method === 'HEAD' ? undefined : packed.body);
  return true;
}

/**
 * Sends a response in the best coding that the caller accepts, or a 304 if the caller has it already. The first time it
 * is compressed fast, or not at all if it fits into the first packets: good compression takes as long as all other work,
 * and many responses are requested only once.
 * @throws HttpError 406 if the caller accepts none of the codings, 412 if it wants another version
 */
export async function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  ready: PreparedResponse,
): Promise<void> {
  const { status, headers, identity } = ready;
  if (status === 200 && isOther(request.headers['if-match'], headers['etag'] ?? ''))
    throw preconditionFailed();
  if (isHeld(request, ready)) {
    response.writeHead(304, withoutType(headers)).end();
    return;
  }
  const isFirst = !ready.wasSent;
  ready.wasSent = true;
  const accepted = acceptedCodings(request.headers['accept-encoding']);
  if (!accepted.identity && !accepted.coding) throw notAcceptable();
  const isWorthPacking = ready.isPackable && (!isFirst || identity.length > FIRST_FLIGHT);
  const coding = isWorthPacking || !accepted.identity ? accepted.coding : null;
  const body = coding ? await packedBody(ready, coding, isFirst) : identity;
  send(response, status, body, { ...headers, ...(coding && { 'content-encoding': coding }) });
}

async function packedBody(ready: PreparedResponse, coding: Coding, quickly: boolean): Promise<Buffer> {
  return quickly ? compressQuickly(ready.identity, coding) : (await compressed(ready, coding)).body;
}

/** Compresses a body once, even if several requests wait for it. */
async function compressed(ready: PreparedResponse, coding: Coding): Promise<Packed> {
  const { headers, identity, packed, packing } = ready;
  const begun = packing.get(coding);
  if (begun) return begun;
  const made = compress(identity, coding).then((body) => {
    const done = pack(headers, body, coding);
    packed.set(coding, done);
    return done;
  });
  packing.set(coding, made);
  return made;
}
