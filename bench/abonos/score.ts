import { FIELD_NAMES, type FieldName, type ReadAbono } from '../../api/domains/abonos/reading/read-abono.ts';
import type { PassTruth } from './drawing/invented-pass.ts';

/** The result of a set of files. */
export interface Score {
  right: number;
  all: number;
  passes: number;
  invented: number;
  sure: number;
  /** Passes that count as certain although a key field is wrong: staff would not check them. */
  surelyWrong: number;
  byField: Map<FieldName, number>;
  misses: string[];
}

export const emptyScore = (): Score => ({
  right: 0,
  all: 0,
  passes: 0,
  invented: 0,
  sure: 0,
  surelyWrong: 0,
  byField: new Map(),
  misses: [],
});

const same = (truth: string | number, read: string | number | null) =>
  String(truth).trim() === String(read ?? '').trim();

/** Compares the result with the printed content; each pass with the most similar one. */
export function count(
  score: Score,
  file: string,
  truth: readonly PassTruth[],
  read: readonly ReadAbono[],
): void {
  const left = [...read];
  for (const pass of truth) {
    const agreement = (one: ReadAbono) =>
      FIELD_NAMES.filter((name) => same(pass[name], one.fields[name].value)).length;
    const [best] = left.toSorted((a, b) => agreement(b) - agreement(a));
    if (best) left.splice(left.indexOf(best), 1);
    score.passes++;
    let wrong = 0;
    for (const name of FIELD_NAMES) {
      const field = best?.fields[name];
      score.all++;
      if (field && same(pass[name], field.value)) {
        score.right++;
        score.byField.set(name, (score.byField.get(name) ?? 0) + 1);
      } else {
        if ((field?.confidence ?? 0) >= 0.8) wrong++;
        score.misses.push(
          `${file} ${name}: «${pass[name]}» read as «${field?.value ?? ''}» (${field?.confidence ?? 0})`,
        );
      }
    }
    if (best?.sure) score.sure++;
    if (best?.sure && wrong > 0) score.surelyWrong++;
  }
  score.invented += left.length;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;

/** The scores as a table: a line for each set. */
export function scoreTable(scores: ReadonlyMap<string, Score>): string {
  const lines = [...scores].map(
    ([name, { right, all, passes, invented, sure, surelyWrong }]) =>
      `| ${name} | ${passes} | ${right}/${all} | ${percent(right, all)} | ${invented} | ${percent(sure, passes)} | ${surelyWrong} |`,
  );
  return [
    '| files | passes | fields right | | invented passes | sure | sure with a wrong field |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** The share of correct values by field: a line for each field, a column for each set. */
export function fieldTable(scores: ReadonlyMap<string, Score>): string {
  const names = [...scores.keys()];
  const lines = FIELD_NAMES.map(
    (field) =>
      `| ${field} | ${[...scores.values()].map((score) => percent(score.byField.get(field) ?? 0, score.passes)).join(' | ')} |`,
  );
  return [`| field | ${names.join(' | ')} |`, `| --- |${names.map(() => ' --- |').join('')}`, ...lines].join(
    '\n',
  );
}
