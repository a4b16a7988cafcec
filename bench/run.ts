// `npm run bench`: compares the site with other servers and writes bench/README.md, which explains the method. `--
// --quick` takes less than three minutes, `-- --quick --all` measures all parts of the table as quickly, `-- --only
// cached,home` only these parts (and writes nothing).
import { parseArgs } from 'node:util';
import { prepare } from './prepare.ts';
import { figureRow, writeReport, table, type Row } from './report.ts';
import { cachedRows } from './rows/cached.ts';
import { doorRows } from './rows/door.ts';
import { embeddedSaleRows } from './rows/embedded-sales.ts';
import { growthRows } from './rows/growth.ts';
import { seasonRows } from './rows/seasons.ts';
import { homeMissRows, otherMissRows } from './rows/misses.ts';
import { passRows } from './rows/passes.ts';
import { flatRows, processRows } from './rows/process.ts';
import { rushRows } from './rows/rush.ts';
import { signInRows } from './rows/sign-in.ts';
import { signedInRows } from './rows/signed-in.ts';
import { visitRows } from './rows/visits.ts';
import { leaveTheServersCore, loadAverage } from './server/machine.ts';
import { setStage, type Stage } from './stage.ts';
import type { Pace } from './duel.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const { quick } = options;
/** Whether to include parts that take minutes. */
const everything = options.all || !quick;

const pace: Pace = quick ? { seconds: 0.2, pairs: 15, warmUp: 1 } : { seconds: 0.5, pairs: 60, warmUp: 3 };

/** The parts of the table. Long parts belong to the full form, and to the quick one with `--all`. */
const PARTS: Record<string, { isLong?: boolean; measure: (stage: Stage) => Promise<Row[]> }> = {
  cached: { measure: (stage) => cachedRows(stage, pace, quick ? 3 : 5) },
  home: { measure: (stage) => homeMissRows(stage, pace) },
  misses: { isLong: true, measure: (stage) => otherMissRows(stage, pace) },
  'signed-in': { measure: (stage) => signedInRows(stage, pace) },
  rush: { measure: (stage) => rushRows(stage, quick ? 1000 : 5000) },
  door: { measure: (stage) => doorRows(stage, quick ? 5 : 20) },
  'embedded-sales': { isLong: true, measure: () => embeddedSaleRows(quick ? 15 : 60) },
  'sign-in': { isLong: true, measure: (stage) => signInRows(stage, quick ? 5 : 9) },
  visits: { isLong: true, measure: (stage) => visitRows(stage, 5, everything) },
  process: { isLong: true, measure: (stage) => processRows(stage, quick ? 1 : 5, quick ? 2 : 20) },
  passes: { isLong: true, measure: passRows },
  growth: { isLong: true, measure: (stage) => growthRows(stage, 20) },
  seasons: { isLong: true, measure: (stage) => seasonRows(stage, 20) },
  flat: { isLong: true, measure: (stage) => flatRows(stage) },
};

const wanted =
  options.only?.split(',') ?? Object.keys(PARTS).filter((name) => everything || !PARTS[name]?.isLong);

/** A part that fails is reported in the table and does not stop the others. */
async function part(name: string): Promise<Row[]> {
  try {
    return (await PARTS[name]?.measure(stage)) ?? [];
  } catch (error) {
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return [figureRow(name, 'not measured', '', false, message.split('\n')[0])];
  }
}

// Stop the servers with this program, also if it is stopped from outside.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

await prepare();
leaveTheServersCore();
const before = loadAverage();
const rows: Row[] = [];
const stage = await setStage();
try {
  for (const name of wanted) {
    const taken = await part(name);
    rows.push(...taken);
    console.log(table(taken));
  }
} finally {
  await stage.close();
}
const form = quick ? `quick form${everything ? ' with all parts' : ''}` : 'long form';
if (!options.only) writeReport(rows, form, [before, loadAverage()]);
process.exitCode = rows.some(({ holds }) => holds === false) ? 1 : 0;
