import childProcess, { type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { READER_TIMEOUT, newPass, printPasses } from '../../domains/abonos/abonos.fixture.ts';
import { closeSharedReaders } from '../../domains/abonos/shared-reader.ts';
import { picture } from '../files/pictures.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

// After any failure of an upload nothing is left behind, neither a file nor a row.

let site: TestSite;
let staff: Caller;
let image: Blob;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  staff = await site.signedIn('admin');
  const content = await picture(900, 450).png().toBuffer();
  image = new Blob([Uint8Array.from(content)], { type: 'image/png' });
});
afterAll(() => site.close());
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await expect.poll(() => files('incoming')).toEqual([]);
  const rows = await site.database.membershipUpload.findMany({ select: { filePath: true } });
  expect(files('abonos').toSorted()).toEqual(rows.map(({ filePath }) => path.basename(filePath)).toSorted());
});

/** Every file under a folder of the site's data. */
function files(folder: string): string[] {
  const full = path.join(site.dataDir, folder);
  if (!fs.existsSync(full)) return [];
  return fs.readdirSync(full, { recursive: true, encoding: 'utf8' }).filter((name) => /\.|-/.test(name));
}

const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

function banner(): FormData {
  const form = new FormData();
  form.set('name', 'Bar Ana');
  form.set('category', 'oro');
  form.set('banner', image, 'logo.png');
  return form;
}

async function pass(): Promise<FormData> {
  const form = new FormData();
  form.set('pdf', await printPasses(newPass('Nerea Vidal')), 'abono.pdf');
  return form;
}

const REFUSED = {
  status: 507,
  body: { code: 'INSUFFICIENT_STORAGE', message: expect.stringMatching(/^Ahora mismo/) },
};

test('a disk that fills up while a file arrives: 507', async () => {
  const original = fs.createWriteStream;
  vi.spyOn(fs, 'createWriteStream').mockImplementation((...given) => {
    const stream = original(...given);
    stream._write = (_chunk, _encoding, done) => done(full());
    stream._writev = (_chunks, done) => done(full());
    return stream;
  });
  syncBuiltinESMExports();
  expect(await staff.request('POST', '/api/sponsors', banner())).toMatchObject(REFUSED);
  expect(await staff.request('POST', '/api/abonos/upload', await pass())).toMatchObject(REFUSED);
  expect(await site.database.sponsor.count()).toBe(0);
});

test.each([1, 2, 3])('a disk that fills up while size %i of a picture is written: 507', async (number) => {
  const write = fsPromises.writeFile.bind(fsPromises);
  let written = 0;
  vi.spyOn(fsPromises, 'writeFile').mockImplementation(async (...given) => {
    written += 1;
    // The disk is full in the middle of the file.
    if (written === number) {
      await write(given[0], 'half', { flag: 'wx' });
      throw full();
    }
    await write(...given);
  });
  expect(await staff.request('POST', '/api/sponsors', banner())).toMatchObject(REFUSED);
  expect(files('uploads')).toEqual([]);
  expect(await site.database.sponsor.count()).toBe(0);
});

test('GraphQL responds with an error that has its status', async () => {
  vi.spyOn(fsPromises, 'writeFile').mockRejectedValue(full());
  const form = new FormData();
  const query = 'mutation ($input: UploadNewsImageInput!) { uploadNewsImage(input: $input) { __typename } }';
  form.set(
    'operations',
    JSON.stringify({ query, variables: { input: { title: 'Un título', image: null } } }),
  );
  form.set('map', JSON.stringify({ 0: ['variables.input.image'] }));
  form.set('0', image, 'foto.png');
  const { status, body } = await staff.request('POST', '/graphql', form);
  expect([status, body.errors[0].extensions.code]).toEqual([507, 'INSUFFICIENT_STORAGE']);
  expect(files('uploads')).toEqual([]);
});

test('once there is space again, everything works', async () => {
  expect((await staff.request('POST', '/api/sponsors', banner())).status).toBe(201);
  expect(files('uploads')).toHaveLength(3);
});

test('if the database refuses the row, the file is removed too', async () => {
  const rows = await site.database.sponsor.count();
  const kept = files('uploads');
  const form = banner();
  // Longer than the column.
  form.set('displayOrder', '99999999999');
  expect((await staff.request('POST', '/api/sponsors', form)).status).toBe(400);
  expect(files('uploads')).toEqual(kept);
  expect(await site.database.sponsor.count()).toBe(rows);
});

test('a sender that is cut off half-way', async () => {
  const { hostname, port } = new URL(site.url);
  const head = [
    'POST /api/sponsors HTTP/1.1',
    'host: a',
    `cookie: ${staff.cookie}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 900000',
    '',
    '--b\r\nContent-Disposition: form-data; name="banner"; filename="a.png"\r\n\r\n',
  ].join('\r\n');
  const socket = net.connect(Number(port), hostname);
  socket.write(head + 'x'.repeat(200_000));
  await expect.poll(() => files('incoming')).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => files('incoming')).toEqual([]);
});

test(
  'a pass reader that is killed, each time after a new start',
  async () => {
    // An earlier test file may have left its reader running.
    closeSharedReaders();
    const spawned: ChildProcess[] = [];
    const original = childProcess.spawn;
    vi.spyOn(childProcess, 'spawn').mockImplementation((...given: Parameters<typeof original>) => {
      const child = original(...given);
      spawned.push(child);
      // As the kernel does to a process that takes too much memory.
      if (child.pid !== undefined) process.kill(child.pid, 'SIGKILL');
      return child;
    });
    syncBuiltinESMExports();
    const { status } = await staff.request('POST', '/api/abonos/upload', await pass());
    expect(spawned.length).toBeGreaterThan(0);
    expect(status).toBeGreaterThanOrEqual(202);
    expect(await site.database.abono.count()).toBe(0);
  },
  READER_TIMEOUT,
);
