import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as tar from 'tar';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { seedDemonstration } from '../../../prisma/seed/seed.ts';
import { storedAndCounted } from '../../domains/analytics/totals.fixture.ts';
import { fromPglite } from '../database/embedded.ts';
import { readMigrations } from '../database/migrations.ts';
import type { OpenDatabase } from '../database/open.ts';
import { createPglite } from '../database/pglite.ts';
import { localBlobs } from '../files/local-blobs.ts';
import { logger } from '../log.ts';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { makeBackup } from './make-backup.ts';
import { backUpNightly } from './nightly-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const known = readMigrations(root).map(({ name }) => name);
logger.level = 'silent';
const hash = async () => '-';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-backup-'));
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}

async function postgres(): Promise<OpenDatabase> {
  const database = await testPostgres();
  onTestFinished(() => database.close());
  return database;
}

/** Opens a second embedded database; the source is the one shared by tests. */
async function secondEmbedded(): Promise<OpenDatabase> {
  const archive = fs.readFileSync(inject('pgliteTemplates').migrated);
  const database = await fromPglite(await createPglite({ loadDataDir: new Blob([archive]) }));
  onTestFinished(() => database.close());
  return database;
}

/** Fills a database with demonstration data, a few difficult texts, and files. */
async function full(database: OpenDatabase) {
  await seedDemonstration(database.prisma, new Date(), hash);
  await database.prisma.user.create({
    data: { name: 'Llúcia «\\n» 🏀\ttab "quoted"', email: 'llucia@prueba.test', password: '\\x00' },
  });
  const blobs = localBlobs(folder());
  await blobs.put('uploads/news/derbi.webp', Buffer.from([0, 255, 10, 13]));
  await blobs.put('abonos/f81d4fae-7dec-41d0-8765-00a0c91e6bf6.pdf', Buffer.from('%PDF-1.7'));
  return { database, blobs };
}

const ways: [string, () => Promise<OpenDatabase>, () => Promise<OpenDatabase>][] = [
  ['embedded → PostgreSQL', testEmbedded, postgres],
  ['PostgreSQL → embedded', postgres, secondEmbedded],
];

describe.each(ways)('%s', (_name, openSource, openTarget) => {
  test('restores every row and file, and new rows get new ids', async () => {
    const source = await full(await openSource());
    const file = path.join(folder(), 'club.tar.gz');
    const made = await makeBackup(source, file);
    expect(made.tables.find(({ name }) => name === 'users')?.rows).toBe(8);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(path.dirname(file))).toEqual(['club.tar.gz']);

    const target = { database: await openTarget(), blobs: localBlobs(folder()) };
    await restoreBackup(target, file, known);
    const again = await makeBackup(target, path.join(folder(), 'again.tar.gz'));
    expect(again.tables).toEqual(made.tables);
    expect(again.sequences).toEqual(made.sequences);
    expect(again.files).toEqual(made.files);
    // Totals are not in backups: they are computed again.
    expect(made.tables.map(({ name }) => name)).not.toContain('kept_totals');
    const { stored, counted } = await storedAndCounted(target.database.prisma);
    expect(stored).toEqual(counted);
    expect(stored).toEqual((await storedAndCounted(source.database.prisma)).stored);

    const newcomer = await target.database.prisma.user.create({
      data: { name: 'Nova', email: 'nova@prueba.test', password: '-' },
    });
    const before = await source.database.prisma.user.aggregate({ _max: { id: true } });
    expect(newcomer.id).toBeGreaterThan(before._max.id ?? 0);
  }, 120_000);
});

describe('a restore', () => {
  test('into a database with accounts, from a newer version, or from another file: refused without a change', async () => {
    const source = await full(await testEmbedded());
    const file = path.join(folder(), 'club.tar.gz');
    await makeBackup(source, file);
    await expect(restoreBackup(source, file, known)).rejects.toThrow('has accounts already');

    const target = { database: await secondEmbedded(), blobs: localBlobs(folder()) };
    await expect(restoreBackup(target, file, known.slice(0, -1))).rejects.toThrow('newer version');
    const other = path.join(folder(), 'other.tar.gz');
    fs.writeFileSync(other, 'no archive');
    await expect(restoreBackup(target, other, known)).rejects.toThrow(/cannot be read|no backup/);
    expect(await target.database.prisma.match.count()).toBe(0);
  }, 120_000);

  test('of a backup of an older version that includes more: totals are computed again, the rest is skipped', async () => {
    const source = await full(await testEmbedded());
    const unpacked = folder();
    const made = await makeBackup(source, path.join(unpacked, 'club.tar.gz'));
    await tar.extract({ file: path.join(unpacked, 'club.tar.gz'), cwd: unpacked });
    const add = (name: string, row: Record<string, unknown>) => {
      const line = `${JSON.stringify(row)}\n`;
      fs.writeFileSync(path.join(unpacked, 'tables', `${name}.ndjson`), line);
      return { name, columns: Object.keys(row), rows: 1, sha256: sha256(line) };
    };
    const userId = (await source.database.prisma.user.findFirstOrThrow()).id;
    const soon = new Date(Date.now() + 60_000).toISOString();
    const more = [
      add('kept_totals', { id: '1', subject: 'points', day: null, kind: '', entries: 1, amount: 1 }),
      add('sessions', { id: 'stolen', user_id: userId, expires_at: soon }),
      add('account_tokens', {
        id: 'mailed',
        user_id: userId,
        purpose: 'reset_password',
        email: 'a@pmb.test',
        expires_at: soon,
      }),
      add('rate_limits', { key: 'login', points: 5, expire: soon }),
      add('given_answers', { id: 'key', request: 'hmac', body: 'secret' }),
    ];
    const factor = add('second_factors', {
      user_id: userId,
      secret: 'closed',
      confirmed_at: '2026-01-01T00:00:00+00:00',
      last_step: 1,
      recovery_codes: ['used since'],
      created_at: '2026-01-01T00:00:00+00:00',
    });
    const manifest = {
      ...made,
      tables: [...made.tables.filter(({ name }) => name !== factor.name), factor, ...more],
      sequences: [...made.sequences, { name: 'kept_totals_id_seq', last: '1' }],
    };
    fs.writeFileSync(path.join(unpacked, 'manifest.json'), JSON.stringify(manifest));
    const file = path.join(folder(), 'former.tar.gz');
    const parts = fs.readdirSync(unpacked).filter((name) => name !== 'club.tar.gz');
    await tar.create({ file, cwd: unpacked, gzip: true }, parts);

    const target = { database: await secondEmbedded(), blobs: localBlobs(folder()) };
    await restoreBackup(target, file, known);
    const { prisma } = target.database;
    const { stored, counted } = await storedAndCounted(prisma);
    expect(stored).toEqual(counted);
    const left = [
      await prisma.session.count(),
      await prisma.accountToken.count(),
      await prisma.rateLimit.count(),
      await prisma.idempotentResponse.count(),
    ];
    expect(left).toEqual([0, 0, 0, 0]);
    expect(await prisma.secondFactor.findFirstOrThrow()).toMatchObject({
      secret: 'closed',
      recoveryCodes: [],
    });
  }, 120_000);
});

test('nightly backups are kept up to their maximum number', async () => {
  const source = { database: await testEmbedded(), blobs: localBlobs(folder()) };
  const place = { folder: path.join(folder(), 'backups'), keep: 2 };
  for (const day of [1, 2, 3]) await backUpNightly(source, place, new Date(Date.UTC(2026, 2, day, 2)));
  expect(fs.readdirSync(place.folder)).toEqual([
    'pmb-20260302T020000Z.tar.gz',
    'pmb-20260303T020000Z.tar.gz',
  ]);
});
