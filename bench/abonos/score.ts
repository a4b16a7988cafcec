import {
  FIELD_NAMES,
  type FieldName,
  type ReadAbono,
  SURE,
} from '../../api/domains/abonos/reading/read-abono.ts';
import type { PassTruth } from './printed/passes.ts';

/** The result of a set and kind of papers. */
export interface Tally {
  fields: number;
  right: number;
  passes: number;
  found: number;
  invented: number;
  /** Wrong fields that no person is asked to check: they are as certain as a right one, and not doubted. */
  wrongNotDoubted: number;
  /** Passes with a wrong field, doubted or not, that no clerk sees. */
  wrongUnseen: number;
  /** Passes without a wrong field that staff must check all the same. */
  needless: number;
  times: number[];
  misses: string[];
  /** By tenths of confidence: values read, and right ones. */
  reliability: Map<number, [number, number]>;
}

export const emptyTally = (): Tally => ({
  fields: 0,
  right: 0,
  passes: 0,
  found: 0,
  invented: 0,
  wrongNotDoubted: 0,
  wrongUnseen: 0,
  needless: 0,
  times: [],
  misses: [],
  reliability: new Map(),
});

const same = (truth: PassTruth[FieldName], read: string | number | null | undefined) =>
  String(truth ?? '')
    .normalize('NFC')
    .trim() === String(read ?? '').trim();

/** A pass counts as found with this many right fields. */
const RECOGNISABLE = 8;

/** A printed pass and the reading of it, if it was found; readings of no pass are invented. */
interface Paired {
  pass?: PassTruth;
  read?: ReadAbono;
  isRight: (name: FieldName) => boolean;
}

/** Each pass of a file with the reading most similar to it, and what was read besides. */
export function pairedWith(truth: readonly PassTruth[], read: readonly ReadAbono[]): Paired[] {
  const left = [...read];
  const rightIn = (pass: PassTruth, one: ReadAbono | undefined) => (name: FieldName) =>
    same(pass[name], one?.fields[name].value);
  const agreement = (pass: PassTruth, one: ReadAbono) => FIELD_NAMES.filter(rightIn(pass, one)).length;
  const pairs = truth.map((pass): Paired => {
    const best = left.toSorted((a, b) => agreement(pass, b) - agreement(pass, a))[0];
    if (best === undefined || agreement(pass, best) < RECOGNISABLE) return { pass, isRight: () => false };
    left.splice(left.indexOf(best), 1);
    return { pass, read: best, isRight: rightIn(pass, best) };
  });
  return [...pairs, ...left.map((one): Paired => ({ read: one, isRight: () => false }))];
}

/** Compares what was read of a file with what it says. */
export function tally(
  sum: Tally,
  file: string,
  truth: readonly PassTruth[],
  read: readonly ReadAbono[],
): void {
  for (const { pass, read: best, isRight } of pairedWith(truth, read)) {
    if (!pass) {
      sum.invented++;
      sum.misses.push(`${file}: invented pass of ${best?.fields.nombreAsistente.value ?? '?'}`);
      continue;
    }
    sum.passes++;
    sum.fields += FIELD_NAMES.length;
    if (best) count(sum, file, pass, best, isRight);
    else sum.misses.push(`${file}: no pass of ${pass.nombreAsistente}`);
  }
}

function count(
  sum: Tally,
  file: string,
  pass: PassTruth,
  best: ReadAbono,
  isRight: (name: FieldName) => boolean,
): void {
  sum.found++;
  const wrong = FIELD_NAMES.filter((name) => !isRight(name));
  const notDoubted = wrong.filter(
    (name) => !best.doubts.includes(name) && best.fields[name].confidence >= SURE,
  );
  sum.right += FIELD_NAMES.length - wrong.length;
  sum.wrongNotDoubted += notDoubted.length;
  if (!best.needsReview && wrong.length > 0) sum.wrongUnseen++;
  for (const name of FIELD_NAMES) {
    const { value, confidence } = best.fields[name];
    if (value === null) continue;
    const tenth = Math.floor(Math.min(0.99, confidence) * 10);
    const [all, right] = sum.reliability.get(tenth) ?? [0, 0];
    sum.reliability.set(tenth, [all + 1, right + (wrong.includes(name) ? 0 : 1)]);
  }
  for (const name of wrong)
    sum.misses.push(
      `${file} ${name}: «${pass[name]}» read as «${best.fields[name].value ?? ''}» (${best.fields[name].confidence}${notDoubted.includes(name) ? ', not doubted' : ''}${best.needsReview ? '' : ', not seen by staff'})`,
    );
  if (!best.needsReview || wrong.length > 0) return;
  sum.needless++;
  sum.misses.push(`${file} needless doubt: ${best.doubts.join(', ')}`);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;

/** The value below which some share of the times lies, in whole milliseconds. */
const percentile = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0);

/** A line for each set and kind. */
export function scoreTable(tallies: ReadonlyMap<string, Tally>): string {
  const lines = [...tallies].map(([name, one]) =>
    [
      name,
      `${one.right}/${one.fields}`,
      percent(one.right, one.fields),
      `${one.found}/${one.passes}`,
      one.invented,
      `${one.wrongNotDoubted} (${percent(one.wrongNotDoubted, one.fields)})`,
      one.wrongUnseen,
      `${one.needless} (${percent(one.needless, one.passes)})`,
      `${percentile(one.times, 0.5)}; ${percentile(one.times, 0.95)}`,
    ].join(' | '),
  );
  return [
    '| set, kind | fields right | | passes found | invented | wrong and not doubted | passes that no clerk sees with a wrong field | sent to review without need | ms a page, 50 %; 95 % |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

/** How often values of some confidence are right. */
export function reliabilityTable(tallies: Iterable<Tally>): string {
  const sums = new Map<number, [number, number]>();
  for (const { reliability } of tallies)
    for (const [tenth, [all, right]] of reliability) {
      const [a, r] = sums.get(tenth) ?? [0, 0];
      sums.set(tenth, [a + all, r + right]);
    }
  return [
    '| confidence | values | right |',
    '| --- | --- | --- |',
    ...[...sums]
      .toSorted(([a], [b]) => a - b)
      .map(
        ([tenth, [all, right]]) => `| ${tenth / 10}–${(tenth + 1) / 10} | ${all} | ${percent(right, all)} |`,
      ),
  ].join('\n');
}
