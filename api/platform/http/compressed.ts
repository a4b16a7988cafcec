import os from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Each takes three megabytes while it works, and more than cores would only take turns. */
const atOnce = pLimit(os.availableParallelism());

/** Within a few bytes of the slowest level on a page, in a twentieth of its time. */
const BROTLI_QUALITY = 5;
/** The lowest that looks for repetitions, of either coding. */
const QUICK = 1;
/** Below this a compressed answer saves no packet. */
export const MIN_COMPRESSIBLE_BYTES = 1024;

export type Coding = 'br' | 'gzip';

/** What browsers send, as it was understood: there are a handful of them. */
const understood = new LRUCache<string, { coding: Coding | null }>({ max: 100 });

/** The better one of those that `Accept-Encoding` names and does not refuse. */
export function codingFor(acceptEncoding: string | string[] | undefined): Coding | null {
  const header = String(acceptEncoding ?? '');
  const known = understood.get(header);
  if (known) return known.coding;
  const coding = understand(header);
  understood.set(header, { coding });
  return coding;
}

function understand(acceptEncoding: string): Coding | null {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

/** The logarithm of the smallest window that a body fits in; brotli keeps sixteen bytes of a window to itself. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits));
}

// Both are for bodies that hold no secret: the size of a compressed answer tells something of what is in it.

/** For what is sent again and again. */
export function compress(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return atOnce(() => gzipped(body));
  return atOnce(() => brotli(body, brotliOptions(body, BROTLI_QUALITY)));
}

/**
 * For what may be asked for once: half as long again, in a ninth of the work. So little of it (a tenth of a millisecond
 * for fifty kilobytes) that handing it to another thread would take longer.
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
    // The window that holds all of it: the default takes megabytes for a page of some tens of kilobytes.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  },
});
