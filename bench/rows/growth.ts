import { median } from '../duel.ts';
import { FULL_PAGES, grow, GROWN, type RunSql, type Size } from '../grow.ts';
import { figureRow, whole, type Row } from '../report.ts';
import type { Stage } from '../stage.ts';
import { clubOf, timed, type Club } from './clubs.ts';
import { pageOperations, type PageOperation } from './page-operations.ts';

const MOST = 1.5;

/** Compares each page's operation on a grown club with the same on the demonstration with full pages. */
export async function growthRows(stage: Stage, times: number): Promise<Row[]> {
  const clubs: Club[] = [];
  try {
    const small = await clubOf(stage, 'small', (run) => grownTo(run, FULL_PAGES));
    clubs.push(small);
    const grown = await clubOf(stage, 'grown', (run) => grownTo(run, GROWN));
    clubs.push(grown);
    const rows: Row[] = [];
    const others = await pageOperations(grown.query);
    for (const [index, operation] of (await pageOperations(small.query)).entries()) {
      const other = others[index];
      if (other) rows.push(await compare(small, grown, operation, other, times));
    }
    return rows;
  } finally {
    for (const club of clubs) await club.close();
  }
}

async function grownTo(run: RunSql, size: Size): Promise<void> {
  const start = performance.now();
  await grow(run, size);
  console.log(`Grown by ${JSON.stringify(size)} in ${whole((performance.now() - start) / 1000)} s`);
}

async function compare(
  demo: Club,
  grown: Club,
  operation: PageOperation,
  other: PageOperation,
  times: number,
): Promise<Row> {
  const before: number[] = [];
  const after: number[] = [];
  for (let count = -3; count < times; count += 1) {
    const each = [await timed(demo, operation, count), await timed(grown, other, count)];
    // The first ones prepare statements and compile code.
    if (count >= 0) {
      before.push(each[0] ?? 0);
      after.push(each[1] ?? 0);
    }
  }
  const ratio = median(after) / median(before);
  return figureRow(
    `${[operation.name, operation.what].filter(Boolean).join(', ')}, grown`,
    `${median(after).toFixed(1)} ms`,
    `≤ ${MOST}× of the demonstration`,
    ratio <= MOST,
    `demonstration ${median(before).toFixed(1)} ms: ${ratio.toFixed(2)}×`,
  );
}
