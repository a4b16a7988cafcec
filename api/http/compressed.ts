import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { send } from './respond.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Within a few bytes of the slowest level on a page, in a twentieth of its time. */
const BROTLI_QUALITY = 5;
/** Below this a compressed answer saves no packet. */
const WORTHWHILE = 1024;

type Coding = 'br' | 'gzip';

/**
 * Sends a text as small as the caller can read it. For texts that hold no secret: the size of a compressed answer tells
 * something of what is in it.
 */
export async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: { status: number; body: string; headers: OutgoingHttpHeaders },
): Promise<void> {
  const coding = Buffer.byteLength(body) < WORTHWHILE ? null : codingFor(request.headers['accept-encoding']);
  const vary = { ...headers, vary: 'accept-encoding' };
  if (coding === null) send(response, status, body, vary);
  else send(response, status, await compress(body, coding), { ...vary, 'content-encoding': coding });
}

/** The better one of those that `Accept-Encoding` names and does not refuse. */
export function codingFor(acceptEncoding: string | string[] | undefined): Coding | null {
  const accepted = String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

function compress(body: string, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return gzipped(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
  };
  return brotli(body, { params });
}
