import fs from 'node:fs';
import path from 'node:path';
import { ReadingFailure } from '../../api/domains/abonos/reading/failures.ts';
import type { Draft } from '../../api/domains/abonos/reading/model.ts';
import { FIELD_NAMES, type ReadAbono } from '../../api/domains/abonos/reading/read-abono.ts';
import { readFile } from '../../api/domains/abonos/reading/read-file.ts';
import { kindOfEvidence } from '../../api/domains/abonos/reading/certainty/evidence.ts';
import type { Work } from './files.ts';
import { fitted, type Weighed } from './logistic.ts';
import { pairedWith } from './score.ts';

const TABLE = path.resolve(
  import.meta.dirname,
  '../../api/domains/abonos/reading/certainty/certainty.table.ts',
);

/** What evidence is expected to weigh where it is too rare to be counted. */
export const EXPECTED: Readonly<Record<string, number>> = {
  base: 4,
  disagreed: -2,
  mixed: -1,
  readOtherwise: -1,
  near: -2,
  swallows: -3,
  otherRow: -3,
  sumFails: -3,
  guessed: -1,
  unfit: -2,
  unusual: -0.5,
  oneWord: -3,
  cut: -3,
  dear: -3,
  highFees: -3,
  endless: -3,
  point: -2,
  holdsS: -1.5,
  holdsBlockFive: -1,
  bareName: -3,
  oftenBare: -1,
  strangeName: -1,
  misreadName: -2,
  tornTilde: -3,
  postless: -3,
  repeated: -2,
  twoSeasons: -3,
  oneLetter: -1,
  twoLetters: -2,
  likeNumber: -5,
  raised: -2,
  unchecked: -0.5,
  oddSigns: -1,
  differsElsewhere: -1,
  score: -2,
};

/** Reads pictures with a known content, and writes how much each piece of evidence for a value weighs. */
export async function calibrate(work: readonly Work[]): Promise<void> {
  const values: Weighed[] = [];
  for (const one of work) values.push(...(await evidenceIn(one)));
  fs.writeFileSync(TABLE, tableText(values));
}

/** The file of the table, from the evidence for some values. */
export function tableText(values: readonly Weighed[]): string {
  const wrong = values.filter(({ isRight }) => !isRight).length;
  return `import type { CertaintyTable } from './certainty.ts';

// Written by \`npm run bench:abonos -- --calibrate\` from ${values.length} values, ${wrong} of them wrong: do not edit.
export const CERTAINTY: CertaintyTable = ${JSON.stringify(fitted(values, EXPECTED), null, 2)};
`;
}

/** The evidence for each value of a file, and whether the value is right. */
async function evidenceIn({ file, truth }: Work): Promise<Weighed[]> {
  let drafts: readonly Draft[] = [];
  let passes: readonly ReadAbono[] = [];
  try {
    ({ passes } = await readFile(file, { onDrafts: (all) => (drafts = all) }));
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error;
  }
  return pairedWith(truth, passes).flatMap(({ pass, read, isRight }) => {
    const fields = (pass && read && drafts[passes.indexOf(read)]?.fields) ?? {};
    return FIELD_NAMES.flatMap((name) => {
      const evidence = fields[name]?.evidence?.weighed;
      return evidence ? [{ kind: kindOfEvidence(name), evidence, isRight: isRight(name) }] : [];
    });
  });
}
