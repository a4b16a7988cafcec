import os from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Each compression takes three megabytes; more than one a core would not be faster. */
const atOnce = pLimit(os.availableParallelism());

/** Within a few bytes of the slowest level on a page, in a twentieth of its time. */
const BROTLI_QUALITY = 5;
/** The lowest level that looks for repetitions, of either coding. */
const QUICK = 1;
/** A compressed response below this size takes as many packets. */
export const MIN_COMPRESSIBLE_BYTES = 1024;

export type Coding = 'br' | 'gzip';

/** Parsed `Accept-Encoding` headers: browsers send only a few different ones. */
const parsed = new LRUCache<string, { coding: Coding | null }>({ max: 100 });

/** The better of the codings that `Accept-Encoding` accepts. */
export function codingFor(acceptEncoding: string | string[] | undefined): Coding | null {
  const header = String(acceptEncoding ?? '');
  const known = parsed.get(header);
  if (known) return known.coding;
  const coding = parseEncodings(header);
  parsed.set(header, { coding });
  return coding;
}

function parseEncodings(acceptEncoding: string): Coding | null {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

/** The logarithm of the smallest window for a body; brotli reserves sixteen bytes of a window. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits));
}

// Both are for bodies without secrets, because the size of a compressed response reveals something about its content.

/** For bodies that are sent again and again. */
export function compress(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return atOnce(() => gzipped(body));
  return atOnce(() => brotli(body, brotliOptions(body, BROTLI_QUALITY)));
}

/**
 * For bodies that may be sent only once: half as large again, in a ninth of the time. It takes a tenth of a millisecond
 * for fifty kilobytes, less than handing the body to another thread.
 */
export function compressQuickly(body: Buffer, coding: Coding): Buffer {
  if (coding === 'gzip') return gzipSync(body, { level: QUICK });
  return brotliCompressSync(body, brotliOptions(body, QUICK));
}

const brotliOptions = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window as large as the body: the default takes megabytes for a page of some tens of kilobytes.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  },
});
