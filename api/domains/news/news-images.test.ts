import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import net from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../platform/database/client.ts';
import { MAX_FILE_SIZE } from '../../platform/http/uploads.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { bomb, picture } from '../../platform/files/pictures.fixture.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-images-'));
let site: TestSite;
let blogger: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase(), { DATA_DIR: dataDir });
  blogger = await site.signedIn('blogger');
});
afterAll(async () => {
  await site.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const incoming = () => list('incoming');
const stored = () => list('uploads/news');
function list(folder: string): string[] {
  const full = path.join(dataDir, folder);
  return fs.existsSync(full) ? fs.readdirSync(full) : [];
}
// No test may leave temporary upload files behind.
afterEach(async () => {
  await expect.poll(incoming).toEqual([]);
});

function form(title: string | undefined, image?: Buffer, type = 'image/jpeg', name = 'foto.jpg'): FormData {
  const data = new FormData();
  if (title !== undefined) data.append('title', title);
  if (image) data.append('image', new Blob([Uint8Array.from(image)], { type }), name);
  return data;
}

const send = (data: FormData, caller = blogger) => caller.request('POST', '/api/upload-news', data);

/** The stored file named in a response. */
async function fileOf(answer: { status: number; body: { imageUrl: string } }): Promise<Buffer> {
  expect(answer.status).toBe(200);
  const response = await fetch(site.url + answer.body.imageUrl);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return Buffer.from(await response.arrayBuffer());
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('of format %s is stored as webp and served', async (format) => {
    const answer = await send(
      form('Gran derbi en Menorca', await picture(80, 40).toFormat(format).toBuffer()),
    );
    expect(answer.body.imageUrl).toMatch(/^\/uploads\/news\/gran-derbi-\d{13}-[0-9a-f]{6}\.webp$/);
    const { format: made, width, height } = await sharp(await fileOf(answer)).metadata();
    expect({ made, width, height }).toEqual({ made: 'webp', width: 80, height: 40 });
  });

  test.each([
    ['¡ÚLTIMA   hora!: fichaje', 'ultima-hora-'],
    ['Campeones', 'campeones-'],
    ['../../etc/passwd', 'etc-passwd-'],
    ['日本 語', 'noticia-'],
    [`${'a'.repeat(100)} b`, `${'a'.repeat(60)}-`],
  ])('with the title «%s» is named %s…', async (title, start) => {
    const { body } = await send(form(title, await picture(4, 4).png().toBuffer()));
    expect(body.imageUrl.startsWith(`/uploads/news/${start}`)).toBe(true);
    expect(stored()).toContain(path.basename(body.imageUrl));
  });

  test('gets a unique name if others have the same title', async () => {
    const image = await picture(4, 4).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(form('Mismo título', image))));
    expect(new Set(answers.map(({ body }) => body.imageUrl)).size).toBe(5);
  });

  test('is rotated upright and loses its metadata (place, camera)', async () => {
    const image = await picture(60, 20)
      .withExif({ IFD0: { Make: 'Cámara secreta' }, IFD3: { GPSLatitude: '39/1 34/1 0/1' } })
      // Stored sideways: must be rotated by a quarter, so that the left side is on top.
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await fileOf(await send(form('De pie', image)));
    const { width, height, exif, orientation } = await sharp(file).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 60 });
    const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data.at(-1)).toBeGreaterThan(200);
    expect(file.includes('secreta')).toBe(false);
  });

  test('is at most 1600 pixels wide, and a small one stays small', async () => {
    const wide = await fileOf(await send(form('Muy ancha', await picture(4000, 1000).png().toBuffer())));
    expect(await sharp(wide).metadata()).toMatchObject({ width: 1600, height: 400 });
    const tall = await fileOf(await send(form('Muy alta', await picture(100, 9000).png().toBuffer())));
    expect((await sharp(tall).metadata()).height).toBe(3200);
  });

  test('with animation shows its first frame', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const file = await fileOf(await send(form('En movimiento', animated, 'image/webp')));
    expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
  });
});

describe('refused', () => {
  const noTitle = 'Debes escribir un título antes de subir la imagen';
  test.each([undefined, '', '   '])('without a title (%o), before any other check', async (title) => {
    const { status, body } = await send(form(title, Buffer.from('no es una imagen')));
    expect([status, body.message]).toEqual([400, noTitle]);
    expect(body.fields).toEqual([{ path: 'title', message: noTitle }]);
  });

  test('without a file', async () => {
    expect(await send(form('Sin foto'))).toMatchObject({
      status: 400,
      body: { message: 'No hay archivo seleccionado' },
    });
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1');
  test.each([
    ['a GIF', gif, 'image/gif', 'a.gif'],
    ['a GIF that says it is a JPG', gif, 'image/jpeg', 'a.jpg'],
    ['an SVG that says it is a PNG', svg, 'image/png', 'a.png'],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/webp', 'a.webp'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'application/pdf', 'a.pdf'],
    ['an empty file', Buffer.alloc(0), 'image/png', 'a.png'],
  ])('%s', async (_what, image, type, name) => {
    const before = stored();
    const { status, body } = await send(form('Título de prueba', image, type, name));
    expect([status, body.message]).toEqual([415, 'Solo se permiten archivos JPG, PNG y WEBP']);
    expect(stored()).toEqual(before);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red', noise } })
      .toFormat(format)
      .toBuffer();
    const before = stored();
    const { status, body } = await send(form('Cortada', whole.subarray(0, whole.length / 2)));
    expect([status, body.message]).toEqual([400, 'La imagen está dañada o incompleta']);
    expect(stored()).toEqual(before);
  });

  test('a file that only starts like a picture', async () => {
    const fake = Buffer.concat([
      Buffer.from('\xFF\xD8\xFF', 'latin1'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect(await send(form('Disfrazada', fake))).toMatchObject({
      status: 400,
      body: { message: 'La imagen está dañada o incompleta' },
    });
  });

  test('a decompression bomb of 30,000 by 30,000 pixels, without decoding it', async () => {
    const image = bomb(30_000);
    expect(image.length).toBeLessThan(200_000);
    const before = process.memoryUsage.rss();
    const { status, body } = await send(form('Bomba', image, 'image/png', 'a.png'));
    expect([status, body.message]).toEqual([400, 'La imagen tiene demasiados píxeles']);
    // Decoded it has 2,700 MB; the limit leaves room for unrelated growth.
    expect(process.memoryUsage.rss() - before).toBeLessThan(500 * 1024 * 1024);
  });

  test('10 MB and one byte with any content; exactly 10 MB are accepted', async () => {
    const { status, body } = await send(form('Demasiado grande', Buffer.alloc(MAX_FILE_SIZE + 1)));
    expect([status, body.message]).toEqual([413, 'El archivo no puede superar los 10MB']);
    // Bytes after a JPG's end are ignored.
    const small = await picture(8, 8).jpeg().toBuffer();
    const padded = Buffer.concat([small, Buffer.alloc(MAX_FILE_SIZE - small.length)]);
    expect((await send(form('Justo', padded))).status).toBe(200);
  });

  test('half a request, and deletes what it received', async () => {
    const socket = net.connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/upload-news HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nCookie: ${blogger.cookie}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n\xFF\xD8\xFF',
    );
    socket.write(Buffer.alloc(100_000));
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming).toHaveLength(0);
  });
});

const UPLOAD = `mutation ($input: UploadNewsImageInput!) { uploadNewsImage(input: $input) {
  __typename
  ... on UploadNewsImageSuccess { imageUrl }
  ... on UserError { code message }
} }`;

/** A GraphQL multipart request. */
async function upload(caller: Caller, image: Buffer, map = '{"0":["variables.input.image"]}') {
  const data = new FormData();
  data.append(
    'operations',
    JSON.stringify({ query: UPLOAD, variables: { input: { title: 'Por GraphQL', image: null } } }),
  );
  data.append('map', map);
  data.append('0', new Blob([Uint8Array.from(image)]), 'a.png');
  return caller.request('POST', '/graphql', data);
}

describe('over GraphQL', () => {
  test('the same mutation accepts a file as a variable', async () => {
    const { body } = await upload(blogger, await picture(6, 6).png().toBuffer());
    const { imageUrl } = body.data.uploadNewsImage;
    await fileOf({ status: 200, body: { imageUrl } });
  });

  test('a wrong file type is a member of the result union', async () => {
    const { body } = await upload(blogger, Buffer.from('hola'));
    expect(body.data.uploadNewsImage).toEqual({
      __typename: 'UnsupportedFileTypeError',
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Solo se permiten archivos JPG, PNG y WEBP',
    });
  });

  test('a map to another variable is a 400', async () => {
    const { status } = await upload(blogger, Buffer.from('hola'), '{"0":["toString.call"]}');
    expect(status).toBe(400);
    expect(Object.prototype.toString.call([])).toBe('[object Array]');
  });

  test('a string is not accepted as a file', async () => {
    const { body } = await blogger.graphql(UPLOAD, { input: { title: 'Texto', image: '/etc/passwd' } });
    expect(body.errors[0].message).toContain('multipart/form-data');
  });
});

describe('who may', () => {
  const everyone: [Role, number][] = [
    ['blogger', 200],
    ['admin', 200],
    ['editor', 200],
    ['sports_manager', 403],
    ['commercial_manager', 403],
    ['socio', 403],
    ['visitor', 403],
  ];
  test.each(everyone)('%s: %i', async (role, status) => {
    const image = await picture(4, 4).png().toBuffer();
    const before = stored().length;
    expect((await send(form('Permisos', image), await site.signedIn(role))).status).toBe(status);
    expect(stored()).toHaveLength(before + (status === 200 ? 3 : 0));
  });

  test('a signed-out caller gets a 401, even with a too large file', async () => {
    const { status, body } = await send(form('Sin sesión', Buffer.alloc(9 * 1024 * 1024)), site.visitor);
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await upload(site.visitor, Buffer.alloc(9 * 1024 * 1024))).status).toBe(401);
  });

  test('pages of other sites may not upload, even in a signed-in user’s browser', async () => {
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    const image = await picture(4, 4).png().toBuffer();
    expect((await blogger.request('POST', '/api/upload-news', form('Ajena', image), headers)).status).toBe(
      403,
    );
  });
});

test.each([
  '/uploads/news/',
  '/uploads/news',
  '/uploads/',
  '/uploads/news/no-hay.webp',
  '/uploads/news/..%2f..%2fincoming',
  '/uploads/../incoming/a.webp',
  '/uploads/news/%2e%2e/%2e%2e/lock',
  '/uploads/.hidden.webp',
])('nothing is served at %s', async (address) => {
  const answer = await site.visitor.request('GET', address);
  expect(answer.headers.get('content-type')).not.toContain('image');
});
