import http from 'node:http';
import https from 'node:https';
import type dns from 'node:dns';
import { text } from 'node:stream/consumers';
import { Transform, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { checkedLookup, isPublicAddress } from '../../platform/network/checked-lookup.ts';
import { FeedError } from './feed-error.ts';
import type { FeedAddress } from './feed-address.ts';
import { MAX_FEED_SIZE } from './feeds.ts';

/** From the DNS lookup to the last byte, in milliseconds. */
const TIME_LIMIT = 10_000;

export interface HttpFeedOptions {
  /** Of the answer that is known. */
  etag?: string | null;
  /** Aborted when the process stops. */
  signal?: AbortSignal;
  timeLimit?: number;
  lookup?: typeof dns.lookup;
}

/** A file and its ETag; null if it has not changed. */
export type HttpFeedAnswer = { file: unknown; etag: string | null } | null;

/**
 * Asks for the file of a match, unless it is still the known one. Redirections are refused: they could lead to any
 * address.
 * @throws FeedError
 */
export async function readHttpFeed(
  address: FeedAddress,
  { etag, signal, timeLimit = TIME_LIMIT, lookup }: HttpFeedOptions = {},
): Promise<HttpFeedAnswer> {
  const limit = AbortSignal.timeout(timeLimit);
  try {
    const response = await ask(
      address,
      etag ?? null,
      signal ? AbortSignal.any([signal, limit]) : limit,
      lookup,
    );
    if (response.statusCode === 304) {
      response.resume();
      return null;
    }
    if (response.statusCode !== 200) throw refused(response);
    return { file: JSON.parse(await contentOf(response)), etag: response.headers.etag ?? null };
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (limit.aborted) throw new FeedError('La fuente tarda demasiado en contestar', { cause: error });
    if (error instanceof SyntaxError)
      throw new FeedError('La respuesta está cortada o no es JSON', { cause: error });
    throw new FeedError('No se puede conectar con la fuente', { cause: error });
  }
}

function ask(
  { url, isConfigured, token }: FeedAddress,
  etag: string | null,
  signal: AbortSignal,
  lookup?: typeof dns.lookup,
): Promise<http.IncomingMessage> {
  const headers: http.OutgoingHttpHeaders = {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    // Some sources refuse programs that do not say that they are a browser.
    'user-agent': 'Mozilla/5.0 (compatible; pmb)',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const isAllowed = (at: string) => isConfigured || isPublicAddress(at);
  const options = { headers, signal, lookup: checkedLookup(isAllowed, lookup) };
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
}

function refused(response: http.IncomingMessage): FeedError {
  // Nothing of it is read, however long it is.
  response.destroy();
  const { statusCode = 0, headers } = response;
  const seconds = Number(headers['retry-after']);
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
  return new FeedError(wordsFor(statusCode), { retryAfter });
}

function wordsFor(status: number): string {
  if (status >= 300 && status < 400) return `La fuente envía a otra dirección (${status}): pon esa`;
  if (status === 401 || status === 403) return `La fuente no deja leer el partido (${status})`;
  if (status === 404) return 'La fuente no tiene este partido, o todavía no (404)';
  if (status === 429) return 'La fuente pide que se le pregunte menos (429)';
  return `La fuente contesta con un error (${status})`;
}

async function contentOf(response: http.IncomingMessage): Promise<string> {
  const isCompressed = response.headers['content-encoding'] === 'gzip';
  const content: Readable = isCompressed ? response.pipe(createGunzip()) : response;
  // `pipe` does not pass on errors, among them the end of the time.
  if (isCompressed) response.on('error', (error) => content.destroy(error));
  const read = await text(content.compose(limitedTo(MAX_FEED_SIZE)));
  return read.replace(/^\uFEFF/, '');
}

/** Counts what is left after decompressing, so that a small file cannot fill the memory. */
function limitedTo(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(new FeedError('La respuesta es demasiado grande'));
      else done(null, chunk);
    },
  });
}
