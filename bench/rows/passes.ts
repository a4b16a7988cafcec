import path from 'node:path';
import { AbonosReader } from '../../api/domains/abonos/reading/reader.ts';
import { LENSES, type PaperLens, read, samples, warmUp } from '../abonos/files.ts';
import { emptyTally, tally } from '../abonos/score.ts';
import { median } from '../duel.ts';
import { figureRow, whole, type Row } from '../report.ts';
import { onAllCores } from '../server/machine.ts';

/** Maximum median time per page by its kind, milliseconds. */
const MOST: Record<PaperLens, number> = { text: 300, scan: 3000, poor: 3000, photo: 3000, turned: 3000 };
const NAMES: Record<PaperLens, string> = {
  text: 'with their text',
  scan: 'as scans',
  poor: 'as poor scans',
  photo: 'as photographs',
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
    for (const lens of LENSES) {
      const files = work.filter((one) => one.lens === lens);
      if (files.length === 0) continue;
      const score = emptyTally();
      const times: number[] = [];
      for (const { file, truth } of files) {
        const start = performance.now();
        const { passes, pages } = await read(reader, file);
        times.push((performance.now() - start) / pages);
        tally(score, path.basename(file), truth, passes);
      }
      rows.push(
        figureRow(
          `Reading a page of the sample season passes ${NAMES[lens]}`,
          `${whole(median(times))} ms in the median, ${whole(Math.max(...times))} ms at most`,
          `≤ ${whole(MOST[lens])} ms in the median`,
          median(times) <= MOST[lens],
          `${score.right} of ${score.fields} fields right, ${score.invented} passes invented`,
        ),
      );
    }
    return rows;
  } finally {
    reader.close();
  }
}
