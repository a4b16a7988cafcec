import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CallerLeft } from './caller-left.ts';
import { askForBody } from './expected-body.ts';
import { HttpError, badJson, bodyTooLarge, crossOrigin, notJson, notUtf8 } from './http-error.ts';
import { parseJson } from './json.ts';

/** The longest body except uploads, in bytes. */
export const MAX_BODY = 100_000;

/** The first value of a header that may be repeated. */
function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * The visitor's address; of IPv6 the network, because a subscriber can use any address in it. Behind our proxy it is the
 * last address in the header, which the proxy added; the visitor could have written those before it. The header
 * `Forwarded` is never read: a proxy that does not know it passes on what the visitor wrote.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? single(request.headers['x-forwarded-for']) : undefined;
  const address = plainAddress(forwarded?.split(',').at(-1) ?? '') ?? request.socket.remoteAddress;
  return address && isIP(address) ? networkOf(ipaddr.process(address)) : 'unknown';
}

/**
 * An address as proxies write it, without its port: `203.0.113.5:4711`, `[2001:db8::1]:443`.
 * @returns null for anything else. Such requests count for the proxy, so that no spelling gets a limit of its own.
 */
function plainAddress(text: string): string | null {
  const [, inBrackets, bare] = /^(?:\[(.*)\]|([^:]*))(?::\d{1,5})?$/.exec(text.trim()) ?? [];
  const address = inBrackets ?? bare ?? text.trim();
  return isIP(address) ? address : null;
}

/** An IPv4 address unchanged, and the /64 of IPv6, which one subscriber gets. */
function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

const ABSOLUTE = /^https?:\/\/([^/?#@]+)((?:[/?].*)?)$/i;

/**
 * Brings a request line with a whole address (`GET http://host/path HTTP/1.1`) into the usual form. RFC 9112 demands that
 * servers accept it, and that its host counts instead of the header's.
 */
export function useOriginForm(request: IncomingMessage): void {
  const { url = '/' } = request;
  if (url.startsWith('/')) return;
  const [, host, path] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined || path === undefined) return;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
}

/** The origin that the visitor used for the site, without a trailing slash. */
export function siteOrigin(
  request: IncomingMessage,
  { publicUrl, trustProxy }: { publicUrl: string | undefined; trustProxy: boolean },
): string {
  if (publicUrl) return publicUrl;
  const protocol = trustProxy ? single(request.headers['x-forwarded-proto']) : undefined;
  const host = request.headers.host ?? '';
  // An invalid host would end up in links of the page.
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)
    ? `${protocol === 'https' ? 'https' : 'http'}://${host}`
    : 'http://localhost';
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site's page makes a visitor's browser send. Programs other than browsers send neither
 * header.
 * @throws HttpError 403
 */
export function assertSameOrigin(request: IncomingMessage, origin: string): void {
  if (SAFE_METHODS.has(request.method ?? 'GET')) return;
  const site = single(request.headers['sec-fetch-site']);
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw crossOrigin();
  const from = request.headers.origin;
  if (from !== undefined && from !== origin && hostOf(from) !== request.headers.host) throw crossOrigin();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

export function mediaType(request: IncomingMessage): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a whole body.
 * @throws HttpError 413; CallerLeft
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (declaredLength(request) > MAX_BODY) throw bodyTooLarge();
  askForBody(request);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop would destroy the request, and with it the connection for the refusal.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY) throw bodyTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // The body may have arrived whole: the caller left before it was read. Its error looks like one of the database.
    if (request.errored) throw new CallerLeft('the caller left before its body was read', { cause: error });
    throw error;
  }
  return Buffer.concat(chunks);
}

/** The length of a body by its header, in bytes; 0 if the header is missing. */
export const declaredLength = ({ headers }: IncomingMessage): number =>
  Number(headers['content-length'] ?? 0);

/** Refuses other encodings, which would be stored with «�» in place of their letters. Omits a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws HttpError 400 if the bytes are no UTF-8 */
function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw notUtf8();
  }
}

/**
 * Reads a JSON body, which is always UTF-8 (RFC 8259, 8.1).
 * @returns undefined if there is no body.
 * @throws HttpError 400, 413, 415; CallerLeft
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (declaredLength(request) === 0 && request.headers['transfer-encoding'] === undefined) return undefined;
  if (mediaType(request) !== 'application/json') throw notJson();
  const text = textOf(await readBody(request));
  if (text.trim() === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    throw badJson();
  }
}

/**
 * The URL of a request.
 * @throws HttpError 400 if the request line has an invalid one
 */
export function requestUrl(request: IncomingMessage, origin: string): URL {
  // «//host/path» would be parsed as another site's URL, and so would «/\host/path».
  const path = (request.url ?? '/').replace(/^\/[/\\]+/, '/');
  // A browser never sends a «#» or the text after it, and not every reader of the URL ignores them.
  if (!path.startsWith('/') || path.includes('#') || !URL.canParse(path, origin)) {
    throw new HttpError(400, 'BAD_REQUEST', 'La dirección no es válida');
  }
  return new URL(path, origin);
}
