/**
 * Like `fetch`, but reports the upload progress from 0 to 1, which the browser's `fetch` cannot do.
 * @throws TypeError without a connection, AbortError, like `fetch`
 */
export function fetchWithProgress(onSent: (share: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onSent(loaded / total);
      });
      request.upload.addEventListener('load', () => onSent(1));
      request.addEventListener('load', () => {
        const type = request.getResponseHeader('content-type') ?? 'text/plain';
        resolve(
          new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }),
        );
      });
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body instanceof ReadableStream ? null : (init.body ?? null));
    });
}
