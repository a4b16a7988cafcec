import fs from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Built files carry a hash in their name; the few at the root keep theirs from one release to the next. */
function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/**
 * Serves what the build made for browsers and what staff uploaded.
 * @param clientDir folder of the build; undefined where the development server serves it.
 * @param dataDir its `uploads` folder is served under /uploads.
 * @returns a handler that answers whether it did: false leaves the request to somebody else.
 */
export function createFileServer({
  clientDir,
  dataDir,
}: {
  clientDir: string | undefined;
  dataDir: string;
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
  const uploadsDir = path.join(dataDir, 'uploads');
  fs.mkdirSync(uploadsDir, { recursive: true });
  const uploads = sirv(uploadsDir, {
    dev: true,
    etag: true,
    setHeaders: (response) => {
      // Whatever somebody managed to upload, a browser gives it no rights here.
      response.setHeader('content-security-policy', "default-src 'none'; sandbox");
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    },
  });

  return (request, response) =>
    new Promise((resolve) => {
      const pathname = request.url?.split('?')[0] ?? '/';
      const readOnly = request.method === 'GET' || request.method === 'HEAD';
      const handler = pathname.startsWith('/uploads/') ? uploads : built;
      // A page has its own answer for `/`, which is not the build's template.
      if (!handler || !readOnly || !/\.\w+$/.test(pathname) || pathname.endsWith('.html')) {
        resolve(false);
        return;
      }
      if (handler === uploads) request.url = request.url?.slice('/uploads'.length);
      response.once('close', () => resolve(true));
      handler(request, response, () => resolve(false));
    });
}
