import type { IncomingMessage, ServerResponse } from 'node:http';
import { MIN_COMPRESSIBLE_BYTES, codingFor, compress, compressQuickly, type Coding } from './compressed.ts';
import { entityTag, holds } from './entity-tag.ts';
import { send } from './respond.ts';

/** Types that get smaller by compression; pictures have been compressed already. */
const TEXT = /^text\/|[/+](json|xml)\b/;

/** What TCP sends before it first waits for the other side, ten packets, in bytes: shorter answers arrive no sooner. */
const FIRST_FLIGHT = 14_000;

/** A whole answer before it is packed. */
export interface Answer {
  status: number;
  /** Beside those that every answer has; names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** What is sent: the head as Node takes it without another look, and the body. */
interface Packed {
  head: string[];
  body: Buffer;
}

/** An answer as bytes, in the codings that have been asked for. */
export interface PreparedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  identity: Buffer;
  /** Whether it is worth compressing. */
  isPackable: boolean;
  /** The head for those who hold the answer already, once somebody did. */
  unchanged: string[] | undefined;
  /** Ready to be sent as it is, once that was asked for again. */
  plain: Packed | undefined;
  packed: Map<Coding, Packed>;
  packing: Map<Coding, Promise<Packed>>;
  wasSent: boolean;
}

/** An answer with the headers that go with its body. */
export const tagged = ({ status, headers, body }: Answer): Answer => ({
  status,
  headers: { etag: entityTag(body), vary: 'Accept-Encoding', ...headers },
  body,
});

/** Makes an answer's bytes and its tag. */
export const preparedResponse = (answer: Answer): PreparedResponse => preparedFrom(tagged(answer));

/** Makes the bytes of an answer that has its tag. */
export function preparedFrom({ status, headers, body }: Answer): PreparedResponse {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  return {
    status,
    headers,
    identity,
    isPackable: identity.length >= MIN_COMPRESSIBLE_BYTES && TEXT.test(headers['content-type'] ?? ''),
    unchanged: undefined,
    plain: undefined,
    packed: new Map(),
    packing: new Map(),
    wasSent: false,
  };
}

/** The headers that go with a 304: all but what describes the body. */
function withoutType(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'content-type': _type, ...others } = headers;
  return others;
}

// Answers that are asked for once need neither of these two: they are made when an answer is sent out of the cache.

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

/** Whether the caller holds this very answer. */
function isHeld(request: IncomingMessage, { status, headers }: PreparedResponse): boolean {
  return status === 200 && holds(request.headers['if-none-match'], headers['etag'] ?? '');
}

/**
 * Sends an answer that has all its headers, where its bytes are ready in the coding that the caller reads.
 * @returns whether it did. Nothing may have been set on the response before.
 */
export function sendPreparedSync(
  request: IncomingMessage,
  response: ServerResponse,
  ready: PreparedResponse,
): boolean {
  if (isHeld(request, ready)) {
    response.writeHead(304, unchangedHead(ready)).end();
    return true;
  }
  const coding = ready.isPackable ? codingFor(request.headers['accept-encoding']) : null;
  const packed = coding ? ready.packed.get(coding) : packedPlain(ready);
  if (!packed) return false;
  response.writeHead(ready.status, packed.head);
  response.end(request.method === 'HEAD' ? undefined : packed.body);
  return true;
}

/**
 * Sends an answer in the best coding that the caller reads, or says that the caller holds it already. What is sent for the
 * first time is not compressed with care, nor at all where it arrives in one go as it is: that takes as long as all else,
 * and many are asked for once.
 */
export async function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  ready: PreparedResponse,
): Promise<void> {
  const { status, headers, identity } = ready;
  if (isHeld(request, ready)) {
    response.writeHead(304, withoutType(headers)).end();
    return;
  }
  const isFirst = !ready.wasSent;
  ready.wasSent = true;
  const isWorthPacking = ready.isPackable && (!isFirst || identity.length > FIRST_FLIGHT);
  const coding = isWorthPacking ? codingFor(request.headers['accept-encoding']) : null;
  const body = coding ? await packedBody(ready, coding, isFirst) : identity;
  send(response, status, body, { ...headers, ...(coding && { 'content-encoding': coding }) });
}

async function packedBody(ready: PreparedResponse, coding: Coding, quickly: boolean): Promise<Buffer> {
  return quickly ? compressQuickly(ready.identity, coding) : (await compressed(ready, coding)).body;
}

/** Compresses a body once, however many wait for it. */
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
