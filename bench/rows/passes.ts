import path from 'node:path';
import { AbonosReader } from '../../api/domains/abonos/reading/reader.ts';
import { KINDS, read, samples, warmUp, type PaperKind } from '../abonos/samples.ts';
import { count, emptyScore } from '../abonos/score.ts';
import { median } from '../duel.ts';
import { figureRow, whole, type Row } from '../report.ts';
import { onAllCores } from '../server/machine.ts';

/** Maximum median time per page by its kind, milliseconds. */
const MOST: Record<PaperKind, number> = { text: 300, scan: 3000, poor: 3000, turned: 3000 };
const NAMES: Record<PaperKind, string> = {
  text: 'with their text',
  scan: 'as scans',
  poor: 'as poor scans',
  turned: 'as turned scans',
};

/** Reads the sample season passes, warm, and measures the time per page and the share of correct fields. */
export const passRows = (): Promise<Row[]> => onAllCores(readSamples);

async function readSamples(): Promise<Row[]> {
  const reader = new AbonosReader({ onTrouble: (what) => console.error(`trouble: ${what}`) });
  try {
    const work = samples();
    await warmUp(reader, work);
    const rows: Row[] = [];
    for (const kind of KINDS) {
      const score = emptyScore();
      const times: number[] = [];
      for (const { file, truth } of work.filter(({ set }) => set.endsWith(kind))) {
        const start = performance.now();
        const { passes, pages } = await read(reader, file);
        times.push((performance.now() - start) / pages);
        count(score, path.basename(file), truth, passes);
      }
      rows.push(
        figureRow(
          `Reading a page of the sample season passes ${NAMES[kind]}`,
          `${whole(median(times))} ms in the median, ${whole(Math.max(...times))} ms at most`,
          `≤ ${whole(MOST[kind])} ms in the median`,
          median(times) <= MOST[kind],
          `${score.right} of ${score.all} fields right, ${score.invented} passes invented`,
        ),
      );
    }
    return rows;
  } finally {
    reader.close();
  }
}
