// `npm test`: everything that must hold, from formatting to journeys in a browser. A step that fails does not stop the
// others, so that one run tells all. `npm test -- types unit` runs only the steps named.
import { changedGeneratedFiles } from './checks/generated-files.ts';
import { missingPrograms } from './checks/programs.ts';
import { type Counts, check, command, npm, total } from './checks/step.ts';
import { filesAboutTime, runTests } from './checks/vitest.ts';

const DEPENDENT_ON_TIME_ZONE = ['Europe/Madrid', 'Pacific/Honolulu'];

const steps: Record<string, { title: string; run: () => Promise<Counts> }> = {
  programs: {
    title: 'Chromium and PostgreSQL are here',
    run: () => check(missingPrograms),
  },
  generate: {
    title: 'The database client is made from prisma/schema.prisma',
    run: () => npm('run', 'generate', '--silent'),
  },
  generated: {
    title: 'schema.graphql and the typed documents are what `npm run codegen` makes',
    run: () => check(changedGeneratedFiles),
  },
  migrations: {
    title: 'The migrations make what prisma/schema.prisma says',
    run: () => npm('run', 'migration:check', '--silent'),
  },
  types: { title: 'Types', run: () => npm('run', 'types', '--silent') },
  lint: { title: 'Lint', run: () => npm('run', 'lint', '--silent') },
  format: { title: 'Format', run: () => npm('run', 'format', '--silent', '--', '--check') },
  unit: {
    title: 'Unit and API tests (TZ=UTC)',
    run: () => runTests('unit', { timeZone: 'UTC' }),
  },
  zones: {
    title: `Tests that speak of time, in ${DEPENDENT_ON_TIME_ZONE.join(' and ')}`,
    async run() {
      let counts: Counts = { passed: 0, failed: 0 };
      for (const timeZone of DEPENDENT_ON_TIME_ZONE) {
        counts = total(counts, await runTests('unit', { timeZone, files: filesAboutTime() }));
      }
      return counts;
    },
  },
  build: {
    title: 'The site is built',
    run: () => command(process.execPath, ['--import', 'tsx', 'scripts/build.ts']),
  },
  e2e: { title: 'The process, and journeys in a browser', run: () => runTests('e2e', { timeZone: 'UTC' }) },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

let counts: Counts = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const [name, { title, run }] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${title}`);
  const start = performance.now();
  const outcome = await run();
  const { passed, failed } = outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  summary.push(`${verdict} ${name.padEnd(11)} ${passed} passed, ${failed} failed, ${seconds} s`);
  counts = total(counts, outcome);
}
console.log(
  `\n── Summary\n${summary.map((line) => line.replace(' passed, 0 failed', ' passed')).join('\n')}\n`,
);
for (const remark of counts.remarks ?? []) console.log(remark);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
