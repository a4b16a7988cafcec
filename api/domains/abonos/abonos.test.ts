import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { warmReader } from '../../testing/pass-reader.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { removeStrayAbonoFiles } from './abono-files.ts';
import { newPass, READER_TIMEOUT, printLetter, printPasses, sample } from './abonos.fixture.ts';
import { nestedForms } from './reading/hostile.fixture.ts';
import { closeSharedReaders } from './shared-reader.ts';

let database: Database;
let site: TestSite;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  await warmReader();
}, READER_TIMEOUT);
afterAll(async () => {
  closeSharedReaders();
  await site.close();
});
afterEach(async () => {
  await database.abono.deleteMany();
  await database.membershipUpload.deleteMany();
  fs.rmSync(path.join(site.dataDir, 'abonos'), { recursive: true, force: true });
});

/** All PDFs of the site, including those being received. */
function filesOnDisk(): string[] {
  return ['abonos', 'incoming'].flatMap((folder) => {
    const full = path.join(site.dataDir, folder);
    return fs.existsSync(full) ? fs.readdirSync(full).map((name) => `${folder}/${name}`) : [];
  });
}

function send(caller: Caller, pdf: Blob, name = 'abono.pdf') {
  const form = new FormData();
  form.append('pdf', pdf, name);
  return caller.request('POST', '/api/abonos/upload', form);
}

async function named(name: string): Promise<Caller> {
  const caller = await site.signedIn('visitor');
  await database.user.update({ where: { id: caller.user?.id ?? 0 }, data: { name } });
  return caller;
}

const points = async (caller: Caller) =>
  (await caller.request('GET', '/api/gamification/points')).body.totalPoints;

/** Points of a user who has only registered. */
const NEWCOMER = 10;
const PASS = 100;

describe('an upload', () => {
  test('stores the pass, its file and its history, and an own pass earns points', async () => {
    const caller = await named('ibáñez LÓPEZ, José Ángel');
    const pdf = sample('L1-text-1.pdf');
    const truth = JSON.parse(sample('truth.json').toString());
    const { status, body } = await send(caller, new Blob([pdf], { type: 'application/pdf' }));
    expect(body.message).toBe('Se ha detectado 1 abono.');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, registrosCreados: 1 });
    expect(body.abonos).toEqual([
      expect.objectContaining({ ...truth['L1-text-1.pdf'][0], status: 'processed', esPropietario: true }),
    ]);
    expect(body.abonos[0].ocrData.nombreAsistente.confidence).toBeGreaterThan(0.8);

    const list = await caller.request('GET', '/api/abonos');
    expect(list.body).toEqual(body.abonos);
    const [upload] = await database.membershipUpload.findMany();
    expect(upload).toMatchObject({
      fileName: 'abono.pdf',
      fileSize: pdf.length,
      mimeType: 'application/pdf',
      status: 'processed',
      pointsAwarded: PASS,
    });
    expect(filesOnDisk()).toEqual([upload?.filePath]);
    expect(fs.readFileSync(path.join(site.dataDir, upload?.filePath ?? ''))).toEqual(pdf);
    expect(await points(caller)).toBe(NEWCOMER + PASS);
  });

  test('of another person’s pass is stored without points, and its file is not served to users', async () => {
    const caller = await named('Persona Distinta');
    const { body } = await send(caller, await printPasses(newPass('Aina Vidal Font')));
    expect(body.abonos[0]).toMatchObject({ nombreAsistente: 'Aina Vidal Font', esPropietario: false });
    expect(await points(caller)).toBe(NEWCOMER);
    const { filePath } = await database.membershipUpload.findFirstOrThrow();
    for (const address of [`/${filePath}`, `/uploads/${filePath}`, `/uploads/../${filePath}`]) {
      const answer = await caller.request('GET', address);
      expect(String(answer.body), address).not.toContain('%PDF');
    }
  });

  test('of several passes stores each', async () => {
    const caller = await named('Aina Vidal Font');
    const family = [newPass('Aina Vidal Font'), { ...newPass('Pere Vidal Font'), seat: 22 }];
    const { body } = await send(caller, await printPasses(...family));
    expect(body).toMatchObject({
      registrosCreados: 2,
      message: 'Se han detectado 2 abonos. Uno no está a tu nombre y no suma puntos.',
    });
    expect(body.abonos.map((pass: { esPropietario: boolean }) => pass.esPropietario)).toEqual([true, false]);
    expect(await database.membershipUpload.count()).toBe(1);
  });

  test('with uncertain key fields waits for staff and earns no points until then', async () => {
    const caller = await named('Aina Vidal Font');
    const { row: _row, ...pass } = newPass('Aina Vidal Font');
    const { body } = await send(caller, await printPasses(pass));
    expect(body.abonos[0]).toMatchObject({ status: 'pending', fila: null, esPropietario: true });
    expect(body.message).toContain('el club lo revisará');
    expect(await database.membershipUpload.findFirstOrThrow()).toMatchObject({ status: 'pending' });
    expect(await points(caller)).toBe(NEWCOMER);
  });
});

test(
  'a costly file is answered at once with 202, and then listed with the reason for the person only',
  async () => {
    const caller = await named('Aina Vidal Font');
    const other = await named('Otra Persona');
    const { status, body } = await send(caller, new Blob([new Uint8Array(nestedForms())]), 'formas.pdf');
    expect({ status, body }).toEqual({
      status: 202,
      body: {
        success: true,
        registrosCreados: 0,
        abonos: [],
        code: 'ABONO_QUEUED',
        message:
          'Tu PDF está en cola: lo leeremos y te avisamos por correo. No hace falta que lo subas otra vez.',
      },
    });
    const listed = async (by: Caller) =>
      (await by.graphql('{ viewer { deferredUploads { fileName problem } } }')).body.data.viewer
        .deferredUploads;
    expect(await listed(caller)).toMatchObject([{ fileName: 'formas.pdf' }]);
    await vi.waitFor(
      async () =>
        expect(await listed(caller)).toEqual([
          { fileName: 'formas.pdf', problem: expect.stringContaining('demasiado complejo') },
        ]),
      { timeout: READER_TIMEOUT, interval: 100 },
    );
    expect(await listed(other)).toEqual([]);
    // The file is deleted after its row, so that the clean-up finds what a crash leaves.
    await vi.waitFor(() => expect(filesOnDisk()).toEqual([]), { timeout: READER_TIMEOUT, interval: 50 });
  },
  READER_TIMEOUT,
);

describe('the same pass', () => {
  test('from the same file is recognised and stored only once', async () => {
    const caller = await named('Aina Vidal Font');
    const pdf = await printPasses(newPass('Aina Vidal Font'));
    const first = await send(caller, pdf);
    const second = await send(caller, pdf);
    expect(second.body).toMatchObject({
      success: true,
      registrosCreados: 0,
      abonos: [{ id: first.body.abonos[0].id }],
      message: 'Se ha detectado 1 abono. Ya estaba en tu lista.',
    });
    expect(await database.abono.count()).toBe(1);
    expect(await database.membershipUpload.count()).toBe(1);
    expect(filesOnDisk()).toHaveLength(1);
    expect(await points(caller)).toBe(NEWCOMER + PASS);
  });

  test('from another file is recognised by locator and reference, and a new pass in that file is stored', async () => {
    const caller = await named('Aina Vidal Font');
    const pass = newPass('Aina Vidal Font');
    await send(caller, await printPasses(pass));
    const again = await send(caller, await printPasses({ ...pass, note: 'Otra descarga' }));
    expect(again.body).toMatchObject({ registrosCreados: 0 });
    expect(filesOnDisk()).toHaveLength(1);
    const both = await send(caller, await printPasses(pass, { ...newPass('Pere Vidal Font'), seat: 22 }));
    expect(both.body).toMatchObject({
      registrosCreados: 1,
      message:
        'Se han detectado 2 abonos. Uno no está a tu nombre y no suma puntos. Uno ya estaba en tu lista.',
    });
    expect(await database.abono.count()).toBe(2);
    expect(filesOnDisk()).toHaveLength(2);
  });

  test('of another account is refused without naming the account; nothing is stored', async () => {
    const holder = await named('Aina Vidal Font');
    const pass = newPass('Aina Vidal Font');
    await send(holder, await printPasses(pass));
    const other = await named('Pere Gomila Seguí');
    const { status, body } = await send(other, await printPasses({ ...pass, note: 'copia' }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, code: 'ABONO_TAKEN', error: body.message, abonos: [] });
    expect(body.message).toMatch(/registrado en otra cuenta/);
    expect(JSON.stringify(body)).not.toContain('Aina');
    expect(JSON.stringify(body)).not.toContain(holder.user?.email);
    expect(filesOnDisk()).toHaveLength(1);
    expect((await other.request('GET', '/api/abonos')).body).toEqual([]);

    const mixed = await send(other, await printPasses(pass, { ...newPass('Pere Gomila Seguí'), seat: 22 }));
    expect(mixed.body.registrosCreados).toBe(1);
    expect(mixed.body.message).toBe(
      'Se ha detectado 1 abono. Otro ya está registrado en otra cuenta y no se ha añadido.',
    );
  });
});

describe('a file that cannot be read', () => {
  const encrypted = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer << /Encrypt 1 0 R >>\n%%EOF');
  const files: [name: string, content: Buffer | (() => Promise<Blob>), status: number, code: RegExp][] = [
    ['no PDF', Buffer.from('MZ not a pdf at all'), 415, /NOT_A_PDF/],
    ['empty', Buffer.alloc(0), 422, /EMPTY/],
    ['only a header', Buffer.from('%PDF-1.7\n'), 422, /CUT_OFF|EMPTY|NOT_A_PDF/],
    ['broken encryption', encrypted, 422, /ENCRYPTED|CUT_OFF|EMPTY/],
    ['cut off', sample('L1-text-1.pdf').subarray(0, 900), 422, /CUT_OFF|EMPTY/],
    ['without passes', () => printLetter('Estimado señor: nos vemos el domingo.'), 422, /NO_PASS_FOUND/],
    ['too many pages', () => printPasses(...Array.from({ length: 21 }, () => ({}))), 422, /TOO_MANY_PAGES/],
  ];

  test.each(files)(
    '(%s) leaves no row and no file',
    { timeout: READER_TIMEOUT },
    async (_name, content, status, code) => {
      const caller = await named('Aina Vidal Font');
      const pdf = typeof content === 'function' ? await content() : new Blob([new Uint8Array(content)]);
      const { status: answered, body } = await send(caller, pdf);
      expect(body.code).toMatch(code);
      expect(answered).toBe(status);
      expect(body).toMatchObject({ success: false, error: body.message, registrosCreados: 0 });
      expect(body.message).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
      expect(await database.abono.count()).toBe(0);
      expect(await database.membershipUpload.count()).toBe(0);
      expect(filesOnDisk()).toEqual([]);
    },
  );

  test('over 10 MB is refused while it arrives', async () => {
    const caller = await named('Aina Vidal Font');
    const { status, body } = await send(caller, new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]));
    expect(status).toBe(413);
    expect(body).toMatchObject({ success: false, error: 'El archivo no puede superar los 10MB' });
    expect(filesOnDisk()).toEqual([]);
  });

  test('without a signed-in user, or without content, is refused', async () => {
    const anonymous = await send(site.visitor, await printPasses(newPass('Aina Vidal Font')));
    expect(anonymous.status).toBe(401);
    expect(anonymous.body).toMatchObject({ success: false, error: 'Inicia sesión para continuar' });
    const caller = await named('Aina Vidal Font');
    const nothing = await caller.request('POST', '/api/abonos/upload', new FormData());
    expect(nothing.status).toBe(400);
    expect(nothing.body.success).toBe(false);
  });
});

test('the limit is twenty files a day per account', async () => {
  const strict = await serveTestSite(database, { RATE_LIMIT_FACTOR: '1' });
  const caller = await strict.signedIn('visitor');
  const junk = new Blob(['junk']);
  for (let count = 0; count < 20; count += 1) expect((await send(caller, junk)).status).toBe(415);
  const refused = await send(caller, junk);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ success: false, error: expect.stringContaining('mañana') });
  expect((await send(await strict.signedIn('visitor'), junk)).status).toBe(415);
  await strict.close();
});

test('files left by a killed process are deleted after an hour; files with a row stay', async () => {
  const caller = await named('Aina Vidal Font');
  await send(caller, await printPasses(newPass('Aina Vidal Font')));
  const { filePath } = await database.membershipUpload.findFirstOrThrow();
  const place = { dataDir: site.dataDir, objectStore: undefined };
  const folder = path.join(site.dataDir, 'abonos');
  fs.writeFileSync(path.join(folder, 'f81d4fae-7dec-41d0-8765-00a0c91e6bf6.pdf'), 'half a file');
  expect(await removeStrayAbonoFiles(database, place)).toBe(0);
  const later = Date.now() + 61 * 60_000;
  expect(await removeStrayAbonoFiles(database, place, later)).toBe(1);
  expect(fs.readdirSync(folder).map((name) => `abonos/${name}`)).toEqual([filePath]);
});
