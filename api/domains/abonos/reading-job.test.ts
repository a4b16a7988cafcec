import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { UploadedFile } from '../../platform/http/uploads.ts';
import { JobFailedError, JobPendingError } from '../../platform/jobs/job-waiters.ts';
import { testDatabase } from '../../testing/database.ts';
import { openAbonoFiles } from './abono-files.ts';
import { deferredUploads } from './deferred-readings.ts';
import { type ReadingQueue, uploadAbonos } from './abonos.ts';
import { ReadingFailure } from './reading/failures.ts';
import { type QueuedReading, queueUnread, readQuickly, readUpload } from './reading-job.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-reading-'));
const files = openAbonoFiles({ dataDir, objectStore: undefined });
let database: Database;
let fan: number;

beforeAll(async () => {
  database = await testDatabase();
  const user = { name: 'Aina Vidal Font', email: 'aina@prueba.test', password: '-' };
  fan = (await database.user.create({ data: user })).id;
});
afterAll(() => fs.rmSync(dataDir, { recursive: true }));
afterEach(async () => {
  await database.membershipUpload.deleteMany();
  await database.mail.deleteMany();
  fs.rmSync(path.join(dataDir, 'abonos'), { recursive: true, force: true });
});

const storedFiles = () =>
  fs.existsSync(path.join(dataDir, 'abonos')) ? fs.readdirSync(path.join(dataDir, 'abonos')) : [];

/** Uploads with a queue that does not complete the job. */
function upload(perform: ReadingQueue['perform']) {
  const file = path.join(dataDir, `received-${randomUUID()}`);
  fs.writeFileSync(file, '%PDF-1.7');
  const sent = { fileName: 'abono.pdf', mimeType: '', path: file, size: 8, sha256: randomUUID() };
  return uploadAbonos(database, files, { perform }, fan, new UploadedFile(sent));
}

const never: ReadingQueue['perform'] = () => Promise.reject(new JobPendingError('late'));

test('a file that waits too long stays queued, and the user gets a message', async () => {
  await expect(upload(never)).rejects.toMatchObject({ code: 'ABONO_QUEUED' });
  expect(await database.membershipUpload.findMany()).toMatchObject([{ userId: fan, status: 'pending' }]);
  expect(storedFiles()).toHaveLength(1);
});

test.each([
  ['not a pass', () => Promise.reject(new ReadingFailure('CUT_OFF')), 'CUT_OFF'],
  ['too costly', () => Promise.reject(new ReadingFailure('TOO_COSTLY')), 'TOO_COSTLY'],
])(
  'a file that is read later, and is %s, is shown with the reason and gets one mail',
  async (_name, read, code) => {
    await expect(upload(never)).rejects.toMatchObject({ code: 'ABONO_QUEUED' });
    const [row] = await database.membershipUpload.findMany();
    const outcome = await readUpload(database, files, { read }, { uploadId: row?.id });
    expect(outcome).toEqual({ is: 'unreadable', code });
    expect(storedFiles()).toEqual([]);
    const listed = await database.membershipUpload.findMany(deferredUploads(fan));
    expect(listed).toMatchObject([{ id: row?.id, status: 'error', failure: code }]);
    expect(await database.mail.findMany()).toMatchObject([
      { kind: 'abono_read', userId: fan, subjectId: code, key: `abono_read:${row?.id}` },
    ]);
  },
);

test('the quick lane leaves scans, costly files and failures of its reader to the slow lane', async () => {
  const moved: QueuedReading[][] = [];
  const add = async (jobs: readonly QueuedReading[]) => void moved.push([...jobs]);
  for (const code of ['SCANNED', 'TOO_COSTLY', 'UNAVAILABLE', 'BUSY'] as const) {
    await expect(upload(never)).rejects.toThrow('en cola');
    const { id } = await database.membershipUpload.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const reader = { read: () => Promise.reject(new ReadingFailure(code)) };
    const lane = { reader, add: add as never };
    expect(await readQuickly(database, files, lane, { uploadId: id })).toEqual({
      is: 'slow',
      isCostly: code === 'TOO_COSTLY',
    });
    expect(moved.at(-1)).toMatchObject([{ name: 'abonos.read-slow', data: { uploadId: id, owner: fan } }]);
  }
  expect(storedFiles()).toHaveLength(4);
});

test('an answer does not wait for a costly file', async () => {
  const names: string[] = [];
  const perform: ReadingQueue['perform'] = async ({ name }) => {
    names.push(name);
    return { is: 'slow', isCostly: true };
  };
  await expect(upload(perform)).rejects.toMatchObject({ code: 'ABONO_QUEUED' });
  expect(names).toEqual(['abonos.read']);
});

test('a result that arrives when the request stops waiting is answered, not announced', async () => {
  let asked = 0;
  const late: ReadingQueue['perform'] = async ({ data }) => {
    asked += 1;
    if (asked > 1) return { is: 'unreadable', code: 'CUT_OFF' };
    const broken = { read: () => Promise.reject(new ReadingFailure('CUT_OFF')) };
    await readUpload(database, files, broken, data);
    throw new JobPendingError('late');
  };
  await expect(upload(late)).rejects.toMatchObject({ code: 'CUT_OFF' });
  expect(await database.membershipUpload.count()).toBe(0);
  expect(await database.mail.count()).toBe(0);
});

test('a failure of the site is reported as such, and the file stays for the next attempt', async () => {
  const failed = upload(() => Promise.reject(new JobFailedError('no memory')));
  await expect(failed).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const [row] = await database.membershipUpload.findMany();
  const busy = { read: () => Promise.reject(new ReadingFailure('UNAVAILABLE')) };
  await expect(readUpload(database, files, busy, { uploadId: row?.id })).rejects.toThrow(ReadingFailure);
  expect(storedFiles()).toHaveLength(1);
  const broken = { read: () => Promise.reject(new ReadingFailure('CUT_OFF')) };
  const outcome = await readUpload(database, files, broken, { uploadId: row?.id });
  expect(outcome).toEqual({ is: 'unreadable', code: 'CUT_OFF' });
  expect(storedFiles()).toEqual([]);
  expect(await readUpload(database, files, broken, { uploadId: row?.id })).toEqual({ is: 'gone' });
});

test('an upload whose process was killed before queueing is queued with the same id', async () => {
  const queued: QueuedReading[] = [];
  const noting: ReadingQueue['perform'] = (job, limit) => {
    queued.push(job);
    return never(job, limit);
  };
  await expect(upload(noting)).rejects.toThrow('en cola');
  const add = vi.fn<(jobs: readonly QueuedReading[]) => Promise<void>>(async () => {});
  await queueUnread(database, add);
  expect(add.mock.calls).toEqual([[queued]]);
  expect(storedFiles()).toEqual([`${queued[0]?.id}.pdf`]);
});

test('at most twenty files of an account can wait, which keeps nobody else waiting', async () => {
  for (let count = 0; count < 20; count += 1) await expect(upload(never)).rejects.toThrow('en cola');
  await expect(upload(never)).rejects.toMatchObject({ code: 'BUSY' });
  expect(storedFiles()).toHaveLength(20);
});
