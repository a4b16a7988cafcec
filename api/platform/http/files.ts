import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** The build's template is no page: `/` has its own route. */
const NO_FILE = '/index.html';

const WORKER = '/service-worker.js';
/** Replaces the service worker and removes itself, see `web/service-worker/withdrawn.ts`. */
const WORKER_OFF = '/service-worker-off.js';

/** Built files have a hash in their name; the few at the root keep their name from one release to the next. */
function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // The worker and its offline page must always be current; pictures may be an hour old.
  return /\.(js|html|webmanifest)$/.test(pathname) ? 'no-cache' : 'public, max-age=3600';
}

/**
 * Serves the built browser files.
 * @param clientDir folder of the build; undefined if the development server serves it.
 * @param serviceWorker false removes the worker from every browser that has it.
 * @returns a handler that resolves to whether it responded; if not, another handler must.
 */
export function createFileServer({
  clientDir,
  serviceWorker,
}: {
  clientDir: string | undefined;
  serviceWorker: boolean;
}): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  // Lists the build once, at the start: a request for anything else causes no disk access.
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
