import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

const FINE = [
  'new Date();',
  'new Date(Date.UTC(2026, 10, 21));',
  "new Date('2026-11-21');",
  "new Date('2026-11-21T18:30:00Z');",
  "new Date('2026-11-21T18:30:00+01:00');",
  'Date.parse(`${day}T00:00:00Z`);',
  'date.getUTCHours() + date.getTime();',
  'date.setUTCDate(1);',
  'date.toISOString();',
  "new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid' });",
  'new Intl.DateTimeFormat(locale, { ...options, timeZone: club.timeZone });',
  "date.toLocaleTimeString('es-ES', { timeZone });",
  "new Intl.NumberFormat('es-ES').format(80_000);",
  "name.toLocaleUpperCase('es-ES');",
];
const REFUSED = {
  'date.getHours();': 'Use UTC',
  "date['getMonth']();": 'Use UTC',
  'dates.map((date) => date.getFullYear());': 'Use UTC',
  'date.setDate(1);': 'Use UTC',
  'date.getTimezoneOffset();': 'Use UTC',
  'date.toDateString();': 'Use UTC',
  'Date();': 'Use UTC',
  'new Intl.DateTimeFormat();': 'Name the zone',
  "Intl.DateTimeFormat('es-ES', { hour: 'numeric' });": 'Name the zone',
  'date.toLocaleString();': 'Name the zone',
  "date.toLocaleDateString('es-ES', { weekday: 'long' });": 'Name the zone',
  'new Date(2026, 10, 21);': 'Use Date.UTC',
  'new Date(year, month);': 'Use Date.UTC',
  "new Date('2026-11-21T18:30');": 'end with Z',
  'Date.parse(`${day}T00:00:00`);': 'end with Z',
};

const report = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      labels: z.tuple([z.object({ span: z.object({ line: z.number() }) })]),
    }),
  ),
});

/** The linter's messages about lines of code, by this rule only. The library's own tester needs a newer Node.js. */
function complaintsAbout(lines: readonly string[]): { code: string | undefined; message: string }[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-lint-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const config = {
    jsPlugins: [path.join(import.meta.dirname, 'time-zones.js')],
    plugins: [],
    categories: { correctness: 'off' },
    rules: { 'time-zones/no-machine-zone': 'error' },
  };
  fs.writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
  fs.writeFileSync(path.join(folder, 'code.ts'), lines.join('\n'));
  const { stdout } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/oxlint/bin/oxlint'), '-c', 'config.json', '--format', 'json', 'code.ts'],
    { cwd: folder, encoding: 'utf8' },
  );
  return report
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ message, labels }) => ({ code: lines[labels[0].span.line - 1], message }));
}

test('code that depends on the machine’s time zone is refused, and no other', () => {
  const complaints = complaintsAbout([...FINE, ...Object.keys(REFUSED)]);
  expect(complaints).toHaveLength(Object.keys(REFUSED).length);
  for (const [code, advice] of Object.entries(REFUSED)) {
    expect(complaints).toContainEqual({ code, message: expect.stringContaining(advice) });
  }
});
