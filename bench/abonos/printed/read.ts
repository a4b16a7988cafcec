// `node --import tsx bench/abonos/printed/read.ts FOLDER… [kind,kind]`: how well the papers of some folders are read, in
// one table by folder and kind. MISSES=1 lists every wrong field. In this process, without the limits of the site's reader.
import fs from 'node:fs';
import path from 'node:path';
import { ReadingFailure } from '../../../api/domains/abonos/reading/failures.ts';
import type { AbonosReading } from '../../../api/domains/abonos/reading/read-abono.ts';
import { readFile } from '../../../api/domains/abonos/reading/read-file.ts';
import type { PassTruth } from './passes.ts';
import { emptyTally, printedTable, reliabilityTable, type Tally, tally, together } from './score.ts';

const folders = process.argv.slice(2).filter((one) => fs.existsSync(one));
const kinds = process.argv
  .slice(2)
  .find((one) => !fs.existsSync(one))
  ?.split(',');

/** The kind of a file by its name, «wrapped-3-chromium.pdf» or «photo-wrapped-3-chromium.pdf»; pictures by their lens. */
const kindOf = (file: string) => /^[a-z]+(?=-)/.exec(file)?.[0] ?? 'other';

async function read(file: string): Promise<AbonosReading> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error;
    return { passes: [], pages: 1, method: 'text' };
  }
}

const tallies = new Map<string, Tally>();
for (const folder of folders) {
  const truth: Record<string, PassTruth[]> = JSON.parse(
    fs.readFileSync(path.join(folder, 'truth.json'), 'utf8'),
  );
  for (const [file, passes] of Object.entries(truth)) {
    if (kinds && !kinds.some((kind) => file.startsWith(kind))) continue;
    const name = `${path.basename(folder)}, ${kindOf(file)}`;
    const sum = tallies.get(name) ?? emptyTally();
    tallies.set(name, sum);
    const start = performance.now();
    const { passes: found, pages } = await read(path.join(folder, file));
    sum.times.push((performance.now() - start) / pages);
    tally(sum, file, passes, found);
  }
}
const isPicture = (name: string) => /, (scan|poor|photo)$/.test(name);
const texts = [...tallies].filter(([name]) => !isPicture(name)).map(([, one]) => one);
if (process.env.MISSES)
  for (const { misses } of tallies.values()) misses.forEach((miss) => console.log(miss));
if (texts.length > 1) tallies.set('all text', together(texts));
console.log(printedTable(tallies));
console.log(`\n${reliabilityTable(tallies.values())}`);
process.exit(0);
