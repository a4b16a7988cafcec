import fs from 'node:fs';
import path from 'node:path';
import { ReadingFailure } from '../../api/domains/abonos/reading/failures.ts';
import { FIELD_NAMES, type ReadAbono } from '../../api/domains/abonos/reading/read-abono.ts';
import { type PageRead, readFile } from '../../api/domains/abonos/reading/read-file.ts';
import {
  type EvidenceKind,
  kindOfEvidence,
  type Sharpness,
  sharpnessOf,
} from '../../api/domains/abonos/reading/recognition/certainty.ts';
import type { Work } from './files.ts';
import { pairedWith } from './score.ts';

const TABLE = path.resolve(
  import.meta.dirname,
  '../../api/domains/abonos/reading/recognition/certainty.table.ts',
);
/** A step of the table has at least this many values. */
const FEWEST = 25;

/** A value of a picture: its score, and whether it is right. */
interface Seen {
  score: number;
  isRight: boolean;
}

/** Counts how often values of pictures are right, by the sharpness of the page, the kind of evidence and their score. */
export async function calibrate(work: readonly Work[]): Promise<void> {
  const seen: Record<Sharpness, Map<EvidenceKind, Seen[]>> = {
    sharp: new Map(),
    fair: new Map(),
    faint: new Map(),
  };
  for (const { file, truth } of work) {
    const { passes, sharpness } = await scoresOf(file);
    for (const { pass, read, isRight } of pairedWith(truth, passes))
      for (const name of pass && read ? FIELD_NAMES : []) {
        const field = read?.fields[name];
        if (!field || field.value === null || field.source === 'qr') continue;
        const [values, kind] = [seen[sharpness.get(read?.page ?? 1) ?? 'faint'], kindOfEvidence(name)];
        values.set(kind, [...(values.get(kind) ?? []), { score: field.confidence, isRight: isRight(name) }]);
      }
  }
  const parts = Object.entries(seen).map(([sharpness, kinds]) => {
    const lines = [...kinds].map(([kind, values]) => {
      const steps = risingSteps(values).map(([from, share]) => `[${from}, ${share}]`);
      return `    // ${values.length} values\n    ${kind}: [${steps.join(', ')}],`;
    });
    return `  ${sharpness}: {\n${lines.join('\n')}\n  },`;
  });
  fs.writeFileSync(
    TABLE,
    `import type { CertaintyTable } from './certainty.ts';\n\n// Written by \`npm run bench:abonos -- --calibrate\`: do not edit.\nexport const CERTAINTY: CertaintyTable = {\n${parts.join('\n')}\n};\n`,
  );
}

/** The passes of a file with the scores of their values, and how sharp its pages are. */
async function scoresOf(
  file: string,
): Promise<{ passes: readonly ReadAbono[]; sharpness: Map<number, Sharpness> }> {
  const sharpness = new Map<number, Sharpness>();
  const onPageRead = ({ page, words }: PageRead) => void sharpness.set(page, sharpnessOf(words));
  try {
    return { passes: (await readFile(file, { asScores: true, onPageRead })).passes, sharpness };
  } catch (error) {
    if (error instanceof ReadingFailure) return { passes: [], sharpness };
    throw error;
  }
}

/**
 * The share of right values from each score on, which never falls: neighbouring steps that would make it fall are joined
 * (pool adjacent violators). Half a wrong value more than seen is assumed in each, because few values prove little.
 */
export function risingSteps(values: readonly Seen[]): [from: number, share: number][] {
  const steps: { from: number; right: number; all: number }[] = [];
  for (const { score, isRight } of values.toSorted((a, b) => a.score - b.score)) {
    const last = steps.at(-1);
    if (last && (last.all < FEWEST || last.from === score)) {
      last.all++;
      last.right += isRight ? 1 : 0;
    } else steps.push({ from: score, right: isRight ? 1 : 0, all: 1 });
  }
  const share = ({ right, all }: { right: number; all: number }) => right / (all + 0.5);
  const pooled: typeof steps = [];
  for (const step of steps) {
    let own = step;
    for (let last = pooled.at(-1); last && share(last) >= share(own); last = pooled.at(-1)) {
      pooled.pop();
      own = { from: last.from, right: last.right + own.right, all: last.all + own.all };
    }
    pooled.push(own);
  }
  return pooled.map((step) => [Math.round(step.from * 100) / 100, Math.round(share(step) * 1000) / 1000]);
}
