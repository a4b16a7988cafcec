import fs from 'node:fs';
import path from 'node:path';
import type { Duel } from './duel.ts';
import { describeMachine } from './server/machine.ts';

/** One row of the table. */
export interface Row {
  what: string;
  site: string;
  beside: string;
  /** How many times faster than the peer; empty if there is none. */
  ratio: string;
  /** The same by CPU time. */
  byCpu: string;
  limit: string;
  /** Null if there is no limit. */
  holds: boolean | null;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
export const whole = (value: number): string => number.format(value);
export const times = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)}×`;

/** A row for a comparison. @param least minimum ratio; undefined for rows without a limit. */
export function duelRow(what: string, peer: string, duel: Duel, least?: number): Row {
  return {
    what,
    site: `${whole(duel.ours)}/s`,
    beside: `${peer} ${whole(duel.theirs)}/s`,
    ratio: times(duel.ratio),
    byCpu: times(duel.cpuRatio),
    limit: least === undefined ? '' : `≥ ${least}×`,
    holds: least === undefined ? null : duel.ratio >= least,
  };
}

/** A row for a single figure. */
export function figureRow(
  what: string,
  site: string,
  limit: string,
  holds: boolean | null,
  beside = '',
): Row {
  return { what, site, beside, ratio: '', byCpu: '', limit, holds };
}

const verdict = ({ holds }: Row) => (holds === null ? '' : holds ? 'holds' : '**misses**');
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const HEAD = ['what', 'site', 'beside', 'ratio', 'by CPU', 'limit', 'verdict'];

/** The table in Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    line([row.what, row.site, row.beside, row.ratio, row.byCpu, row.limit, verdict(row)]),
  );
  return [line(HEAD), line(HEAD.map(() => '---')), ...lines].join('\n');
}

/** Writes `bench/README.md`. @param busy load averages before and after, which show other work on the machine. */
export function writeReport(rows: readonly Row[], form: string, busy: readonly [number, number]): void {
  const template = fs.readFileSync(path.join(import.meta.dirname, 'method.md'), 'utf8');
  const taken = [
    `Taken on ${new Date().toISOString().slice(0, 10)} in the ${form}, on:`,
    '',
    ...describeMachine().map((each) => `- ${each}`),
    `- Load average ${busy[0].toFixed(1)} before and ${busy[1].toFixed(1)} after; beyond the number of cores, something else was at work.`,
  ];
  const text = template.replace('<!-- machine -->', taken.join('\n')).replace('<!-- table -->', table(rows));
  fs.writeFileSync(path.join(import.meta.dirname, 'README.md'), text);
}
