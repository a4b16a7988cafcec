import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { newPass, printPasses } from '../api/domains/abonos/abonos.fixture.ts';
import { UNREAD } from '../api/domains/abonos/deferred-readings.ts';
import { openDatabase } from '../api/platform/database/open.ts';
import type { Database } from '../api/platform/database/client.ts';
import { startSession } from '../api/platform/sessions.ts';
import { startPostgres } from '../api/testing/postgres-server.ts';
import { newDataDir, startSite } from '../e2e/site-process.ts';
import { COSTLY_PDFS } from './costly-pdfs.ts';
import { type Figure, seconds } from './figure.ts';

/** The longest time that a member may wait for a text PDF, and anybody for an answer, in milliseconds. */
const TEXT_LIMIT = 10_000;
const ANSWER_LIMIT = 20_000;
/** How long the files of the queue may take, in milliseconds. */
const READING_LIMIT = 600_000;

interface Answer {
  file: string;
  status: number;
  code: string | undefined;
  milliseconds: number;
}

interface Member {
  id: number;
  name: string;
  cookie: string;
}

/**
 * A member uploads small files that cost as much as the limits allow, and another one many files at once. Beside that a
 * third member uploads text PDFs, which must be read at once. A costly file gets the same answer whatever the load.
 * @param kinds number of costly files, each costly in another way
 * @param many number of files that are uploaded at once
 */
export async function surviveCostlyPasses(kinds: number, many: number): Promise<Figure> {
  const costlyFiles = Object.entries(COSTLY_PDFS).slice(0, kinds);
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = postgres.url('postgres');
  const dataDir = newDataDir();
  const site = startSite({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  });
  try {
    const address = await site.untilListening();
    const { prisma, close } = await openDatabase({ databaseUrl, dataDir });
    try {
      const [hostile, busy, other] = await Promise.all(
        ['Hostil', 'Muchos', 'Aina'].map((name) => member(prisma, name)),
      );
      if (!hostile || !busy || !other) throw new Error('no members');
      const upload = (by: Member, pdf: Blob, name = 'abono') => send(address, by.cookie, pdf, name);
      const costly = ([name, pdf]: [string, () => Buffer]) =>
        upload(hostile, new Blob([new Uint8Array(pdf())]), name);
      const text = async () => upload(other, await printPasses(newPass(other.name)));
      // The reading process starts with the first file.
      await text();

      const beside = await during(Promise.all(costlyFiles.map(costly)), text);
      const underLoad = await verdicts(prisma, beside.answers);

      const passes = await Promise.all(Array.from({ length: many }, () => printPasses(newPass(busy.name))));
      const besideMany = await during(Promise.all(passes.map((pdf) => upload(busy, pdf))), text);
      await untilRead(prisma);

      // The same files again, one after the other on an idle machine.
      const alone: Answer[] = [];
      const idle: string[] = [];
      for (const file of costlyFiles) {
        const answer = await costly(file);
        alone.push(answer);
        idle.push(...(await verdicts(prisma, [answer])));
      }
      const differing = idle.filter((verdict, at) => verdict !== underLoad[at]);

      const slowestText = Math.max(...[...beside.texts, ...besideMany.texts].map((one) => one.milliseconds));
      const answers = [...beside.answers, ...besideMany.answers, ...alone];
      const slowest = Math.max(...answers.map((one) => one.milliseconds));
      const texts = [...beside.texts, ...besideMany.texts];
      return {
        fault: `${kinds} costly PDFs of one member, and ${many} files of another at once`,
        before:
          'another member waited 162 s for a file that takes 0.2 s; one file got 413 once and 422 twice',
        seen:
          `a third member’s ${texts.length} text PDFs beside them were read after ${seconds(slowestText)} at most; all ` +
          `uploads were answered after ${seconds(slowest)} at most; the costly files got ` +
          `${differing.length === 0 ? 'the same verdicts' : 'other verdicts'} alone as under load (${idle.join(', ')})`,
        held:
          texts.every(({ status }) => status === 200) &&
          slowestText <= TEXT_LIMIT &&
          slowest <= ANSWER_LIMIT &&
          answers.every(({ status }) => status < 500 || status === 503) &&
          differing.length === 0,
      };
    } finally {
      await close();
    }
  } finally {
    site.process.kill('SIGKILL');
    await site.untilExit();
    await postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function member(database: Database, name: string): Promise<Member> {
  const { id } = await database.user.create({
    data: { name, email: `${name.toLowerCase()}@prueba.test`, password: '-' },
  });
  return { id, name, cookie: `pmb_session=${(await startSession(database, id)).token}` };
}

/** Uploads text PDFs one after the other until all `uploads` are answered. */
async function during(uploads: Promise<Answer[]>, text: () => Promise<Answer>) {
  let isOver = false;
  const ended = uploads.finally(() => (isOver = true));
  const texts: Answer[] = [];
  do texts.push(await text());
  while (!isOver);
  return { answers: await ended, texts };
}

async function send(address: string, cookie: string, pdf: Blob, name: string): Promise<Answer> {
  const file = `${name}.pdf`;
  const body = new FormData();
  body.append('pdf', pdf, file);
  const start = performance.now();
  const response = await fetch(`${address}/api/abonos/upload`, { method: 'POST', headers: { cookie }, body });
  const { code } = (await response.json()) as { code?: string };
  return { file, status: response.status, code, milliseconds: performance.now() - start };
}

/** Waits until the queue is empty. */
async function untilRead(database: Database): Promise<void> {
  const limit = performance.now() + READING_LIMIT;
  while ((await database.membershipUpload.count({ where: UNREAD })) > 0) {
    if (performance.now() > limit) throw new Error('The files are still not read');
    await sleep(200);
  }
}

/** What became of files in the end: the code of the answer, or of the reading that was deferred. */
async function verdicts(database: Database, answers: readonly Answer[]): Promise<string[]> {
  await untilRead(database);
  return Promise.all(
    answers.map(async ({ file, code }) => {
      if (code !== 'ABONO_QUEUED') return `${code}`;
      const row = await database.membershipUpload.findFirst({
        where: { fileName: file },
        orderBy: { id: 'desc' },
      });
      return `${row?.failure}`;
    }),
  );
}
