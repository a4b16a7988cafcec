// `npm run bench`: measures the site beside other servers and writes bench/README.md; see there how. `-- --quick` takes
// less than three minutes, `-- --only cached,home` only these parts (and writes nothing).
import { parseArgs } from 'node:util';
import { prepare } from './prepare.ts';
import { writeReport, table, type Row } from './report.ts';
import { cachedRows } from './rows/cached.ts';
import { homeMissRows, otherMissRows } from './rows/misses.ts';
import { leaveTheServersCore, loadAverage } from './server/machine.ts';
import { setStage, type Stage } from './stage.ts';
import type { Pace } from './duel.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const pace: Pace = options.quick ? { seconds: 1, pairs: 3 } : { seconds: 5, pairs: 7 };

const PARTS: Record<string, (stage: Stage) => Promise<Row[]>> = {
  cached: (stage) => cachedRows(stage, pace),
  home: (stage) => homeMissRows(stage, pace),
  misses: (stage) => otherMissRows(stage, pace),
};

await prepare();
leaveTheServersCore();
const before = loadAverage();
const rows: Row[] = [];
const stage = await setStage();
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (options.only && !options.only.split(',').includes(name)) continue;
    const taken = await measure(stage);
    rows.push(...taken);
    console.log(table(taken));
  }
} finally {
  await stage.close();
}
if (!options.only) writeReport(rows, options.quick ? 'quick' : 'long', [before, loadAverage()]);
process.exitCode = rows.some(({ holds }) => holds === false) ? 1 : 0;
