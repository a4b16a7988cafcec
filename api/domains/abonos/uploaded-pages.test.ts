import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { warmReader } from '../../testing/pass-reader.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { newPass, READER_TIMEOUT, type PrintedPass, printPasses } from './abonos.fixture.ts';
import { endlessTable } from './reading/hostile-structure.fixture.ts';
import { noise } from './reading/hostile.fixture.ts';
import type { AbonosReader } from './reading/reader.ts';
import { closeSharedReaders } from './shared-reader.ts';
import { describeUploadedPdf } from './uploaded-pages.ts';

// What staff see of an uploaded PDF: pictures of its pages, and what it says about itself.

let database: Database;
let site: TestSite;
let manager: Caller;
let fan: Caller;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  manager = await site.signedIn('commercial_manager');
  await warmReader();
}, READER_TIMEOUT);
afterAll(async () => {
  closeSharedReaders();
  await site.close();
});
beforeEach(async () => {
  await database.abono.deleteMany();
  await database.membershipUpload.deleteMany();
  fan = await site.signedIn('visitor');
});

async function upload(caller: Caller, ...passes: Partial<PrintedPass>[]) {
  const form = new FormData();
  form.append('pdf', await printPasses(...passes), 'abono.pdf');
  const { body } = await caller.request('POST', '/api/abonos/upload', form);
  return body;
}

describe('a picture of a page', () => {
  const uploaded = async () => {
    const { abonos } = await upload(fan, newPass('Aina Vidal Font'), {
      ...newPass('Pere Vidal Font'),
      seat: 22,
    });
    return `/api/abonos/uploads/${abonos[0].archivoId}/pages`;
  };
  /** Puts another file in place of the uploaded one: a file like these would not have been accepted. */
  const replaceFile = async (content: Buffer) => {
    const { filePath } = await database.membershipUpload.findFirstOrThrow();
    const place = path.join(site.dataDir, filePath);
    fs.rmSync(place);
    fs.writeFileSync(place, content);
  };

  test('is sent to staff as a WebP picture, which only their browser keeps', async () => {
    const pages = await uploaded();
    const response = await fetch(`${site.url}${pages}/2`, { headers: { cookie: manager.cookie ?? '' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^".+"$/),
    });
    // A5, at the resolution of pictures.
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['webp', 990, 1405]);
  });

  test('is not drawn again for a browser that has it', async () => {
    const pages = await uploaded();
    const etag = (await manager.request('GET', `${pages}/1`)).headers.get('etag') ?? '';
    const again = await manager.request('GET', `${pages}/1`, undefined, { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    const other = await manager.request('GET', `${pages}/2`, undefined, { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  test('is not sent to others, not even to the uploader of the file', async () => {
    const page = `${await uploaded()}/1`;
    expect((await site.visitor.request('GET', page)).status).toBe(401);
    for (const caller of [fan, await site.signedIn('editor'), await site.signedIn('sports_manager')]) {
      const { status, body } = await caller.request('GET', page, undefined, { 'if-none-match': '*' });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await manager.request('POST', page, {})).status).toBe(405);
  });

  test('is a 404 if the page, the upload or the file is missing', async () => {
    const pages = await uploaded();
    for (const page of ['0', '3', '21', '-1', '1.5', 'uno', '9999999999']) {
      const { status, body } = await manager.request('GET', `${pages}/${page}`);
      expect([status, body.message]).toEqual([404, 'El archivo no tiene esa página']);
    }
    const { filePath } = await database.membershipUpload.findFirstOrThrow();
    fs.rmSync(path.join(site.dataDir, filePath));
    for (const gone of [`${pages}/1`, '/api/abonos/uploads/0/pages/1', '/api/abonos/uploads/..%2f/pages/1']) {
      const { status, body } = await manager.request('GET', gone);
      expect([status, body.message]).toEqual([404, 'El archivo ya no existe']);
    }
  });

  test.each([
    ['a damaged file', noise, 'CUT_OFF'],
    ['a file that would cost too much', endlessTable, 'TOO_COSTLY'],
  ])('is a 422 for %s, and the next one is drawn', async (_name, content, code) => {
    const page = `${await uploaded()}/1`;
    const { filePath } = await database.membershipUpload.findFirstOrThrow();
    const file = fs.readFileSync(path.join(site.dataDir, filePath));
    await replaceFile(content());
    const { status, body } = await manager.request('GET', page);
    expect([status, body.code, body.message]).toEqual([
      422,
      code,
      'No se ha podido mostrar esta página del PDF',
    ]);
    await replaceFile(file);
    expect((await manager.request('GET', page)).status).toBe(200);
    expect(fs.readdirSync(path.join(site.dataDir, 'incoming'))).toEqual([]);
  });

  test('is a 503 if too many are waiting', async () => {
    const page = `${await uploaded()}/1`;
    const answers = await Promise.all(Array.from({ length: 30 }, () => manager.request('GET', page)));
    const drawn = answers.filter(({ status }) => status === 200);
    const busy = answers.filter(({ status }) => status === 503);
    expect(drawn.length).toBeGreaterThanOrEqual(10);
    expect(busy.length).toBeGreaterThan(0);
    expect(drawn.length + busy.length).toBe(answers.length);
    expect(busy[0]?.headers.get('retry-after')).toBe('5');
  });
});

describe('what a PDF says about itself', () => {
  const DOCUMENT = `query ($id: ID!) { membershipUpload(id: $id) { document {
    title author creator producer createdAt pageCount pageWidth pageHeight } } }`;
  const documentOfUpload = async (id: unknown) =>
    (await manager.graphql(DOCUMENT, { id })).body.data.membershipUpload.document;

  test('is shown to staff', async () => {
    const { abonos } = await upload(fan, newPass('Aina Vidal Font'));
    expect(await documentOfUpload(abonos[0].archivoId)).toEqual({
      title: null,
      author: null,
      creator: 'PDFKit',
      producer: 'PDFKit',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      pageCount: 1,
      pageWidth: 148,
      pageHeight: 210,
    });
  });

  test('is null for a file that is missing or damaged', async () => {
    const { abonos } = await upload(fan, newPass('Aina Vidal Font'));
    const { archivoId } = abonos[0];
    const { filePath } = await database.membershipUpload.findFirstOrThrow();
    const place = path.join(site.dataDir, filePath);
    fs.rmSync(place);
    expect(await documentOfUpload(archivoId)).toBeNull();
    fs.writeFileSync(place, noise());
    expect(await documentOfUpload(archivoId)).toBeNull();
  });

  test('has short texts without control characters', async () => {
    const description = {
      title: 'Abono\u0000\u0007\n 2026',
      author: 'x'.repeat(5000),
      creator: '\u0001',
      producer: null,
      createdAt: null,
      pages: 1,
      pageWidth: 148,
      pageHeight: 210,
    };
    const dispose = vi.fn<() => Promise<void>>(async () => {});
    const files = { copy: async () => ({ content: Buffer.alloc(0), path: '/x', dispose }) };
    const reader = {
      describe: vi.fn<AbonosReader['describe']>(async () => description),
      draw: vi.fn<AbonosReader['draw']>(),
    };
    const read = () => describeUploadedPdf(files, reader, 'abonos/short-texts.pdf');
    expect(await read()).toEqual({
      ...description,
      title: 'Abono  2026',
      author: 'x'.repeat(200),
      creator: null,
    });
    // Read once only, and the copy of the file is gone.
    await read();
    expect(reader.describe).toHaveBeenCalledOnce();
    expect(dispose).toHaveBeenCalledOnce();
  });

  test('is not opened for more than ten uploads in one operation', async () => {
    const list = (pageSize: number) =>
      manager.graphql(`{ membershipUploads(pageSize: ${pageSize}) { items { document { title } } } }`);
    expect((await list(10)).body.errors).toBeUndefined();
    expect((await list(20)).body.errors[0].extensions.code).toBe('TOO_COMPLEX');
  });
});
