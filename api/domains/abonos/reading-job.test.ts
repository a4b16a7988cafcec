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
import { type ReadingQueue, uploadAbonos } from './abonos.ts';
import { ReadingFailure } from './reading/failures.ts';
import { type QueuedReading, queueUnread, readUpload } from './reading-job.ts';

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

test('at most thirty files can wait', async () => {
  for (let count = 0; count < 30; count += 1) await expect(upload(never)).rejects.toThrow('en cola');
  await expect(upload(never)).rejects.toMatchObject({ code: 'BUSY' });
  expect(storedFiles()).toHaveLength(30);
});
