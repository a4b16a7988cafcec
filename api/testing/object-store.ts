import http from 'node:http';
import type { AddressInfo } from 'node:net';
import aws4 from 'aws4';

/** A bucket of a fake object store, in the form of the site's configuration. */
export interface TestObjectStore {
  environment: Record<`S3_${string}`, string>;
  /** The stored objects: path including the bucket → content. */
  objects: Map<string, Buffer>;
  /** While true, every request gets a 503. */
  down: boolean;
  close(): Promise<void>;
}

/** Modification time of all objects: long ago. */
const STORED = '2026-01-01T00:00:00.000Z';
const REGION = 'eu-test-1';
const KEYS = { accessKeyId: 'TESTKEY', secretAccessKey: 'test/secret+key' };

/**
 * A fake object store with the part of S3 that the site uses: put, get, delete and list. It verifies signatures (AWS
 * Signature Version 4) with an independent library, and refuses everything else with 403.
 */
export async function startObjectStore(): Promise<TestObjectStore> {
  const objects = new Map<string, Buffer>();
  const store = { objects, down: false };
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = request.url?.replace(/\?.*$/, '') ?? '';
    const answer = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text);
    if (store.down) return answer(503, error('ServiceUnavailable'));
    if (!isSigned(request)) return answer(403, error('SignatureDoesNotMatch'));
    if (request.method === 'PUT') {
      objects.set(path, body);
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return answer(204);
    }
    const query = new URL(request.url ?? '/', 'http://store').searchParams;
    if (query.get('list-type') === '2') return answer(200, listing(objects, path, query.get('prefix') ?? ''));
    const found = objects.get(path);
    return found ? answer(200, found) : answer(404, error('NoSuchKey'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(store, {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: REGION,
      S3_BUCKET: 'club',
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

/** Lists all objects with a prefix, on one page. */
function listing(objects: ReadonlyMap<string, Buffer>, bucket: string, prefix: string): string {
  const folder = `${bucket.replace(/\/$/, '')}/`;
  const rows = [...objects.keys()]
    .filter((path) => path.startsWith(folder + prefix))
    .map(
      (path) =>
        `<Contents><Key>${path.slice(folder.length)}</Key><LastModified>${STORED}</LastModified></Contents>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`;
}

function error(code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

/** Whether the request's signature matches its signed headers and the secret key. */
function isSigned({ method = '', url = '', headers }: http.IncomingMessage): boolean {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const expected = aws4.sign(
    { service: 's3', region: REGION, method, path: url, headers: signed, host: String(headers.host) },
    KEYS,
  );
  const signature = (text: unknown) => /Signature=(\w+)/.exec(String(text))?.[1];
  return signature(headers.authorization) === signature(expected.headers?.['Authorization']);
}
