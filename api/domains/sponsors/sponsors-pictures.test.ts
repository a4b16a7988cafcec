import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../platform/database/client.ts';
import { bomb, picture } from '../../platform/files/pictures.fixture.ts';
import { MAX_FILE_SIZE } from '../../platform/http/uploads.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { CREATE, UPLOAD } from './sponsors.fixture.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-banners-'));
let site: TestSite;
let manager: Caller;
let small: Buffer;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase(), { DATA_DIR: dataDir });
  manager = await site.signedIn('commercial_manager');
  small = await picture(8, 4).png().toBuffer();
});
afterAll(async () => {
  await site.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await site.database.sponsor.deleteMany();
  fs.rmSync(path.join(dataDir, 'uploads/sponsors'), { recursive: true, force: true });
});
// No test may leave temporary upload files behind.
afterEach(async () => {
  await expect.poll(() => list('incoming')).toEqual([]);
});

function list(folder: string): string[] {
  const full = path.join(dataDir, folder);
  return fs.existsSync(full) ? fs.readdirSync(full) : [];
}
const stored = () => list('uploads/sponsors').toSorted();
/** The files of a sponsor's picture. */
function filesOf(logoUrl: string): string[] {
  const name = path.basename(logoUrl, '.webp');
  return [`${name}-400.webp`, `${name}-800.webp`, `${name}.webp`];
}

function form(fields: Record<string, string>, banner?: Buffer, name = 'logo.png'): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  if (banner) data.append('banner', new Blob([Uint8Array.from(banner)], { type: 'image/png' }), name);
  return data;
}

const fine = { name: 'Forn de la Plaça', category: 'oro' };
const create = (banner?: Buffer, fields: Record<string, string> = fine, caller = manager) =>
  caller.request('POST', '/api/sponsors', form(fields, banner));
const upload = (banner?: Buffer, caller = manager) =>
  caller.request('POST', '/api/sponsors/upload-banner', form({}, banner));

describe('a banner', () => {
  test('is converted, stored and served', async () => {
    const wide = await picture(4000, 1000)
      .withExif({ IFD0: { Make: 'Cámara secreta' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await create(wide);
    expect(status).toBe(201);
    expect(body.logoUrl).toMatch(/^\/uploads\/sponsors\/forn-de-\d{13}-[0-9a-f]{6}\.webp$/);
    const response = await fetch(site.url + body.logoUrl);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height, format, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 1600,
      height: 400,
      format: 'webp',
      exif: undefined,
    });
  });

  test('keeps transparency', async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    const logo = sharp({ create: { width: 20, height: 20, channels: 4, background: clear } });
    const { body } = await create(await logo.png().toBuffer());
    const file = await fetch(site.url + body.logoUrl);
    const { data } = await sharp(Buffer.from(await file.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data.length, data[3]]).toEqual([20 * 20 * 4, 0]);
  });

  test('is optional, also in a form without a chosen file', async () => {
    for (const banner of [undefined, Buffer.alloc(0)]) {
      const { status, body } = await manager.request('POST', '/api/sponsors', form(fine, banner, ''));
      expect([status, body.logoUrl]).toEqual([201, null]);
    }
    expect(stored()).toEqual([]);
  });

  test('can be uploaded separately and then used by a sponsor', async () => {
    const { status, body } = await upload(small);
    expect([status, body]).toEqual([
      200,
      { url: expect.stringMatching(/^\/uploads\/sponsors\/patrocinador-/) },
    ]);
    const sponsor = (await create()).body;
    const changed = await manager.request('PUT', `/api/sponsors/${sponsor.id}`, { logoUrl: body.url });
    expect(changed.body).toEqual({ ...sponsor, logoUrl: body.url });
  });

  test('replaces an address', async () => {
    const { body } = await create(small, { ...fine, logoUrl: 'https://otra.example/logo.png' });
    expect(body.logoUrl).toMatch(/^\/uploads\/sponsors\/forn-de-/);
  });
});

describe('refused, and nothing is stored', () => {
  afterEach(async () => {
    expect(stored()).toEqual([]);
    expect(await site.database.sponsor.count()).toBe(0);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each([
    ['an SVG', svg],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['an empty file with a name', Buffer.alloc(0)],
  ])('%s', async (_what, banner) => {
    for (const { status, body } of [await create(banner), await upload(banner)]) {
      expect([status, body.message]).toEqual([415, 'Solo se permiten archivos JPG, PNG y WEBP']);
    }
  });

  test('a corrupt picture', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red', noise } })
      .png()
      .toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    const message = 'La imagen está dañada o incompleta';
    for (const { status, body } of [await create(half), await upload(half)]) {
      expect([status, body.fields]).toEqual([400, [{ path: 'banner', message }]]);
    }
  });

  test('a decompression bomb of 30,000 by 30,000 pixels, without decoding it', async () => {
    const before = process.memoryUsage.rss();
    for (const { status, body } of [await create(bomb(30_000)), await upload(bomb(30_000))]) {
      expect([status, body.message]).toEqual([400, 'La imagen tiene demasiados píxeles']);
    }
    // Decoded it has 2,700 MB; the limit leaves room for unrelated growth.
    expect(process.memoryUsage.rss() - before).toBeLessThan(500 * 1024 * 1024);
  });

  test('10 MB and one byte', async () => {
    const large = Buffer.alloc(MAX_FILE_SIZE + 1);
    for (const { status, body } of [await create(large), await upload(large)]) {
      expect([status, body.message]).toEqual([413, 'El archivo no puede superar los 10MB']);
    }
  });

  test('a valid picture of a sponsor without a name', async () => {
    const { status, body } = await create(small, { category: 'oro', name: '' });
    expect([status, body.message]).toEqual([400, 'El nombre es requerido']);
  });

  test('an upload without a file', async () => {
    const { status, body } = await upload();
    expect([status, body.message]).toEqual([400, 'No hay archivo seleccionado']);
  });

  test.each(Object.values(Role).filter((role) => role !== 'admin' && role !== 'commercial_manager'))(
    'for the role %s',
    async (role) => {
      const caller = await site.signedIn(role);
      expect((await create(small, fine, caller)).status).toBe(403);
      expect((await upload(small, caller)).status).toBe(403);
      expect((await overGraphQL(UPLOAD, {}, small, caller)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    },
  );

  test('a signed-out caller, even with a too large file', async () => {
    const large = Buffer.alloc(9 * 1024 * 1024);
    expect((await create(large, fine, site.visitor)).status).toBe(401);
    expect((await upload(large, site.visitor)).status).toBe(401);
    expect((await overGraphQL(UPLOAD, {}, large, site.visitor)).status).toBe(401);
  });

  test('a page of another site, even in a signed-in user’s browser', async () => {
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    for (const address of ['/api/sponsors', '/api/sponsors/upload-banner']) {
      expect((await manager.request('POST', address, form(fine, small), headers)).status).toBe(403);
    }
  });
});

/** A GraphQL multipart request with a banner in its input. */
async function overGraphQL(query: string, input: Record<string, unknown>, banner: Buffer, caller = manager) {
  const data = new FormData();
  data.append('operations', JSON.stringify({ query, variables: { input: { ...input, banner: null } } }));
  data.append('map', '{"0":["variables.input.banner"]}');
  data.append('0', new Blob([Uint8Array.from(banner)]), 'a.png');
  return caller.request('POST', '/graphql', data);
}

test('over GraphQL the same mutations accept a file as a variable', async () => {
  const sent = await overGraphQL(CREATE, { name: 'Ses Salines', category: 'PLATA' }, small);
  expect(sent.body.data.createSponsor.sponsor.logoUrl).toMatch(/^\/uploads\/sponsors\/ses-salines-/);
  const { body } = await overGraphQL(UPLOAD, {}, small);
  expect((await fetch(site.url + body.data.uploadSponsorBanner.url)).status).toBe(200);
  const wrong = await overGraphQL(UPLOAD, {}, Buffer.from('hola'));
  expect(wrong.body.data.uploadSponsorBanner).toEqual({
    __typename: 'UnsupportedFileTypeError',
    message: 'Solo se permiten archivos JPG, PNG y WEBP',
  });
});

describe('the previous picture', () => {
  const change = (id: number, body: Record<string, unknown>) =>
    manager.request('PUT', `/api/sponsors/${id}`, body);
  const remove = (id: number) => manager.request('DELETE', `/api/sponsors/${id}`);

  test.each([
    ['another', 'https://otra.example/logo.png'],
    ['none', null],
    ['an empty box', ''],
  ])('is deleted when replaced by %s', async (_what, logoUrl) => {
    const { body } = await create(small);
    expect(stored()).toEqual(filesOf(body.logoUrl));
    expect((await change(body.id, { logoUrl })).status).toBe(200);
    expect(stored()).toEqual([]);
  });

  test('is deleted with its sponsor', async () => {
    const { body } = await create(small);
    expect((await remove(body.id)).status).toBe(204);
    expect(stored()).toEqual([]);
  });

  test('stays if other fields change or the change is refused', async () => {
    const { body } = await create(small);
    expect((await change(body.id, { name: 'Otro nombre', isVisible: false })).status).toBe(200);
    expect((await change(body.id, { logoUrl: body.logoUrl })).status).toBe(200);
    expect((await change(body.id, { logoUrl: null, website: 'x' })).status).toBe(400);
    expect(stored()).toEqual(filesOf(body.logoUrl));
  });

  test('stays while another sponsor uses it', async () => {
    const { body: first } = await create(small);
    const { body: second } = await create();
    await change(second.id, { logoUrl: first.logoUrl });
    expect((await remove(first.id)).status).toBe(204);
    expect(stored()).toEqual(filesOf(first.logoUrl));
    expect((await remove(second.id)).status).toBe(204);
    expect(stored()).toEqual([]);
  });

  test('stays if the database refuses the deletion', async () => {
    const { body } = await create(small);
    await site.database.$executeRawUnsafe(`CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'not now'; END $$`);
    await site.database.$executeRawUnsafe(
      'CREATE TRIGGER stay BEFORE DELETE ON sponsors FOR EACH ROW EXECUTE FUNCTION stay()',
    );
    try {
      expect((await remove(body.id)).status).toBe(500);
      expect(stored()).toEqual(filesOf(body.logoUrl));
    } finally {
      await site.database.$executeRawUnsafe('DROP TRIGGER stay ON sponsors');
      await site.database.$executeRawUnsafe('DROP FUNCTION stay()');
    }
  });

  test('may already be missing', async () => {
    const { body } = await create(small);
    fs.rmSync(path.join(dataDir, body.logoUrl));
    expect((await remove(body.id)).status).toBe(204);
    expect(await site.database.sponsor.count()).toBe(0);
    expect(stored()).toEqual([]);
  });
});

test('a new sponsor refused by the database leaves no picture', async () => {
  await site.database.$executeRawUnsafe(
    `ALTER TABLE sponsors ADD CONSTRAINT not_now CHECK (name <> 'Forn de la Plaça')`,
  );
  try {
    expect((await create(small)).status).toBe(500);
    expect(stored()).toEqual([]);
  } finally {
    await site.database.$executeRawUnsafe('ALTER TABLE sponsors DROP CONSTRAINT not_now');
  }
});
