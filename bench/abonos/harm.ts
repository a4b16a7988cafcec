// The cost of files of a few kilobytes that unpack to gigabytes: time, and the memory of the reading process.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReadingFailure } from '../../api/domains/abonos/reading/failures.ts';
import { AbonosReader } from '../../api/domains/abonos/reading/reader.ts';
import { UseOfReaders } from './reader-use.ts';
import * as files from '../../api/domains/abonos/reading/hostile.fixture.ts';
import * as pictures from '../../api/domains/abonos/reading/hostile-pictures.fixture.ts';
import * as structures from '../../api/domains/abonos/reading/hostile-structure.fixture.ts';

const MEGABYTE = 1024;
const built = path.resolve(import.meta.dirname, '../../dist/server/reader-process.js');
const samples = path.resolve(import.meta.dirname, '../../api/domains/abonos/reading/samples');

const harmful: readonly [string, () => Buffer][] = [
  ['unpacks to gigabytes', files.bomb],
  ['the same in disguise', files.disguisedBomb],
  ['LZW that unpacks to gigabytes', pictures.lzwBomb],
  ['forms within forms', files.nestedForms],
  ['a page of 70 metres', files.hugePage],
  ['a large picture of a few bytes', pictures.largestPicture],
  ['a hundred large pictures', pictures.manyPictures],
  ['a JPEG that lies about its size', pictures.liarJpeg],
  ['a JPEG 2000 that does', pictures.liarJpeg2000],
  ['a JBIG2 picture that does', pictures.liarJbig2],
  ['a fax with endless lines', pictures.endlessFax],
  ['a table of objects without end', structures.endlessTable],
  ['pages within pages', structures.deepPages],
  ['fifty thousand pages as twenty', structures.overfullPages],
  ['a pattern of dust', structures.dustPattern],
  ['a typeface of millions of letters', structures.endlessLetters],
];

interface Cost {
  code: string;
  time: number;
  work: number | undefined;
  before: number | undefined;
  peak: number | undefined;
}

/** @param warmth the files that the process has read before, like the site's. */
async function costOf(content: Buffer, warmth: string, program: string | undefined): Promise<Cost> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-abonos-'));
  const file = path.join(folder, 'harm.pdf');
  fs.writeFileSync(file, content);
  const reader = new AbonosReader({ ...(program && { program }) });
  await reader.read(path.join(samples, warmth));
  const use = new UseOfReaders();
  const before = use.memory;
  const start = performance.now();
  const code = await reader.read(file).then(
    () => 'read',
    (error: unknown) => (error instanceof ReadingFailure ? error.code : String(error)),
  );
  const time = performance.now() - start;
  use.end();
  reader.close();
  fs.rmSync(folder, { recursive: true, force: true });
  return { code, time, work: use.work, before, peak: use.memory };
}

const megabytes = (size: number | undefined) => (size === undefined ? '–' : Math.round(size / MEGABYTE));

async function measure(title: string, warmth: string, program?: string): Promise<void> {
  console.log(`\n### ${title}\n`);
  console.log('| file | bytes | answer | milliseconds | of work | MB before | most |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, make] of harmful) {
    const content = make();
    const { code, time, work, before, peak } = await costOf(content, warmth, program);
    console.log(
      `| ${name} | ${content.length} | ${code} | ${Math.round(time)} | ${work ?? '–'} | ${megabytes(before)} | ${megabytes(peak)} |`,
    );
  }
}

/** Measures and prints: the built reader if there is one, otherwise its source, with a compiler of 290 MB. */
export async function measureHarm(): Promise<void> {
  console.log('\n## Malicious files');
  const program = fs.existsSync(built) ? built : undefined;
  const what = program ? 'the built reader' : 'the reader as source (`npm run build` for the built one)';
  await measure(`${what}, after a text`, 'L4-text-1.pdf', program);
  await measure(`${what}, after a scan`, 'L2-scan-1.pdf', program);
}
