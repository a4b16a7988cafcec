import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** The build's template is no page: `/` has an answer of its own. */
const NO_FILE = '/index.html';

const WORKER = '/service-worker.js';
/** The worker that takes the other's place and goes, see `web/service-worker/withdrawn.ts`. */
const WORKER_OFF = '/service-worker-off.js';

/** Built files carry a hash in their name; the few at the root keep theirs from one release to the next. */
function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // The worker decides what is new, so it and its page must be; pictures may be an hour old.
  return /\.(js|html|webmanifest)$/.test(pathname) ? 'no-cache' : 'public, max-age=3600';
}

/**
 * Serves what the build made for browsers.
 * @param clientDir folder of the build; undefined where the development server serves it.
 * @param serviceWorker false withdraws the worker from every browser that has it.
 * @returns a handler that answers whether it did: false leaves the request to somebody else.
 */
export function createFileServer({
  clientDir,
  serviceWorker,
}: {
  clientDir: string | undefined;
  serviceWorker: boolean;
}): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  // The build is listed once, at the start: a request for anything else costs no look at the disk.
  const built = clientDir
    ? sirv(clientDir, {
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders: (response, pathname) => response.setHeader('cache-control', cacheControl(pathname)),
      })
    : null;

  return (request, response) =>
    new Promise((resolve) => {
      const pathname = request.url?.split('?')[0] ?? '/';
      const readOnly = request.method === 'GET' || request.method === 'HEAD';
      if (!built || !readOnly || !/\.\w+$/.test(pathname) || pathname === NO_FILE) {
        resolve(false);
        return;
      }
      if (pathname === WORKER && !serviceWorker) request.url = WORKER_OFF;
      response.once('close', () => resolve(true));
      built(request, response, () => resolve(false));
    });
}
