import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import send from 'send';
import { acceptedOf, type Coding } from './compressed.ts';
import { HttpError, notAcceptable, preconditionFailed } from './http-error.ts';

/** The build's template is no page: `/` has its own route. */
const NO_FILE = '/index.html';

const WORKER = '/service-worker.js';
/** Replaces the service worker and removes itself, see `web/service-worker/withdrawn.ts`. */
const WORKER_OFF = '/service-worker-off.js';

/** The forms of a file that the build made beside it. */
const COMPRESSED: readonly { coding: Coding; suffix: string }[] = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
];

/** Built files have a hash in their name; the few at the root keep their name from one release to the next. */
function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // The worker and its offline page must always be current; pictures may be an hour old.
  return /\.(js|html|webmanifest)$/.test(pathname) ? 'no-cache' : 'public, max-age=3600';
}

/** Only texts have a charset: JSON, such as the manifest, is always UTF-8. */
function typeOf(pathname: string): string {
  const type = mime.lookup(pathname) || 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Every file of a folder: the path of its address, and its size in bytes. */
function listFiles(folder: string): Map<string, number> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  // A hidden file such as `.vite/manifest.json` is for the server.
  const shown = paths.filter((each) => !each.split(path.sep).some((part) => part.startsWith('.')));
  return new Map(
    shown.map((each) => [`/${each.split(path.sep).join('/')}`, fs.statSync(path.join(folder, each)).size]),
  );
}

/** The path of an address without its escapes; null if it is malformed. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * Serves the built browser files, with ranges and conditional requests.
 * @param clientDir folder of the build; undefined if the development server serves it.
 * @param serviceWorker false removes the worker from every browser that has it.
 * @returns a handler that resolves to whether it responded; if not, another handler must. It throws HttpError 406 and
 * 416.
 */
export function createFileServer({
  clientDir,
  serviceWorker,
}: {
  clientDir: string | undefined;
  serviceWorker: boolean;
}): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  // Lists the build once, at the start: a request for anything else causes no disk access.
  const files = clientDir ? listFiles(clientDir) : new Map<string, number>();

  return async (request, response) => {
    const asked = decoded(request.url?.split('?')[0] ?? '/');
    const pathname = asked === WORKER && !serviceWorker ? WORKER_OFF : asked;
    const readOnly = request.method === 'GET' || request.method === 'HEAD';
    if (!clientDir || !readOnly || !pathname || pathname === NO_FILE || !files.has(pathname)) return false;
    const forms = COMPRESSED.filter(({ suffix }) => files.has(pathname + suffix));
    const available = forms.map(({ coding }) => coding);
    const { coding, identity } = acceptedOf(request.headers['accept-encoding'] ?? '', available);
    if (!coding && !identity) throw notAcceptable();
    const suffix = forms.find((form) => form.coding === coding)?.suffix ?? '';
    response.setHeader('cache-control', cacheControl(pathname));
    response.setHeader('content-type', typeOf(pathname));
    response.setHeader('vary', 'Accept-Encoding');
    if (coding) response.setHeader('content-encoding', coding);
    // `send` would give the whole file to a caller who has it but asks past the caches, as every `fetch` with a tag does.
    delete request.headers['cache-control'];
    dropWeakTags(request);
    keepUsableRange(request, files.get(pathname + suffix) ?? 0);
    return sendFile(request, response, path.join(clientDir, pathname + suffix), suffix);
  };
}

/** `send` would let a weak tag match in `If-Match`, where RFC 9110 demands the same bytes. */
function dropWeakTags({ headers }: IncomingMessage): void {
  const tags = headers['if-match']?.split(',').filter((tag) => !tag.trim().startsWith('W/'));
  if (tags) headers['if-match'] = tags.join(',') || '""';
}

/**
 * Prepares `Range` for `send`, which does not know all of RFC 9110: only a GET has parts, a suffix longer than the file
 * means the whole file, a range that ends before it begins is no range, and a weak tag does not prove the same bytes.
 */
function keepUsableRange({ method, headers }: IncomingMessage, size: number): void {
  const { range } = headers;
  if (range === undefined) return;
  const isBackward = [...range.matchAll(/(\d+)\s*-\s*(\d+)/g)].some(
    ([, first, last]) => Number(first) > Number(last),
  );
  if (method !== 'GET' || isBackward || String(headers['if-range']).startsWith('W/')) delete headers.range;
  else if (Number(/^\s*bytes=\s*-(\d+)\s*$/i.exec(range)?.[1]) > size) headers.range = 'bytes=0-';
}

/** Describes a file that was not sent; a later response on the connection must not have them. */
const FILE_HEADERS = [
  'cache-control',
  'content-type',
  'content-encoding',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'vary',
];

/** @returns whether it was sent; false if it has vanished from the disk. @throws HttpError 416 */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  suffix: string,
): Promise<boolean> {
  const stream = send(request, encodeURI(path.basename(file)), {
    root: path.dirname(file),
    index: false,
    cacheControl: false,
    etag: false,
  });
  stream.on('headers', (_response, _path, { size, mtimeMs }) => {
    // Strong, and another one for each coding, so that parts of a file can be put together.
    response.setHeader('etag', `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${suffix}"`);
  });
  return new Promise((resolve, reject) => {
    stream.on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      // Part of it is sent: only the end of the connection can say that the rest is missing.
      if (response.headersSent) return void response.destroy();
      response.statusCode = 200;
      for (const name of FILE_HEADERS) response.removeHeader(name);
      if (error.status === 416) return reject(rangeNotSatisfiable(error.headers?.['Content-Range']));
      if (error.status === 412) return reject(preconditionFailed());
      resolve(false);
    });
    response.once('close', () => resolve(true));
    stream.pipe(response);
  });
}

const rangeNotSatisfiable = (contentRange = 'bytes */*') =>
  new HttpError(416, 'RANGE_NOT_SATISFIABLE', 'El archivo no tiene la parte que se pide', {
    'content-range': contentRange,
  });
