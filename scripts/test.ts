// `npm test`: all checks, from formatting to journeys in a browser. A failed step does not stop the others, so that one
// run reports all failures. `npm test -- types unit` runs only these steps, `npm test -- --changed` only those that
// uncommitted changes affect, `npm test -- --changed=main` those that differences from a commit or branch affect.
import { changedFiles, testsOfFiles } from './checks/changed-files.ts';
import { changedGeneratedFiles } from './checks/generated-files.ts';
import { missingPrograms } from './checks/programs.ts';
import { type Counts, check, command, npm, total } from './checks/step.ts';
import { runTests } from './checks/vitest.ts';
import { zoneTests } from './checks/zone-tests.ts';

interface Step {
  title: string;
  run: () => Promise<Counts>;
}

const together = { together: true };
const steps = {
  programs: {
    title: 'Chromium and PostgreSQL are installed',
    run: () => check(missingPrograms),
  },
  generate: {
    title: 'The database client is generated from prisma/schema.prisma',
    run: () => npm('generate'),
  },
  generated: {
    title: 'schema.graphql and the typed documents match `npm run codegen`',
    run: () => check(changedGeneratedFiles),
  },
  migrations: {
    title: 'The migrations match prisma/schema.prisma',
    run: () => npm('migration:check', [], together),
  },
  types: { title: 'Types', run: () => npm('types', [], together) },
  lint: { title: 'Lint', run: () => npm('lint', [], together) },
  format: { title: 'Format', run: () => npm('format', ['--check'], together) },
  unit: {
    title: 'Unit and API tests',
    // What shows only in UTC, and in none of the zones of the next step, is no fault of a time.
    run: () => runTests('run', '--project', 'unit', ...zoneTests().flatMap((file) => ['--exclude', file])),
  },
  zones: {
    title: 'Tests that deal with times, in two time zones',
    run: () => runTests('run', '--config', 'vitest.zones.config.ts'),
  },
  build: {
    title: 'The site is built',
    run: () => command(process.execPath, ['--import', 'tsx', 'scripts/build.ts']),
  },
  e2e: {
    title: 'The process, and journeys in a browser',
    run: () => runTests('run', '--project', 'e2e'),
  },
} satisfies Record<string, Step>;

type Name = keyof typeof steps;

/** One line after the other; steps of one line run at the same time, because each uses only one core at times. */
const STAGES: Name[][] = [
  ['programs'],
  ['generate'],
  ['generated'],
  ['migrations', 'types', 'lint', 'format'],
  ['unit'],
  ['zones'],
  ['build'],
  ['e2e'],
];
/** Steps that depend on the whole project, and take seconds. */
const ALWAYS: Name[] = ['generate', 'generated', 'migrations', 'types', 'lint', 'format'];

/** Steps by name, in their order. */
const stagesOf = (names: readonly string[]): Record<string, Step>[] =>
  STAGES.map((stage) =>
    Object.fromEntries(stage.filter((name) => names.includes(name)).map((name) => [name, steps[name]])),
  );

/** The steps for the changes since a commit. */
function stagesSince(commit: string): Record<string, Step>[] {
  const changed = changedFiles(commit);
  console.log(`${changed.length} files have changed since ${commit}`);
  const unit = {
    title: 'Unit and API tests that import changed files, or read files by name',
    run: () => runTests('related', '--run', '--project', 'unit', ...changed, ...testsOfFiles()),
  };
  return [...stagesOf(ALWAYS), { unit }];
}

function askedStages(asked: readonly string[]): Record<string, Step>[] {
  const changed = /^--changed(?:=(.+))?$/.exec(asked[0] ?? '');
  if (changed && asked.length === 1) return stagesSince(changed[1] ?? 'HEAD');
  const unknown = asked.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}, and --changed.`,
    );
    process.exit(2);
  }
  return stagesOf(asked.length > 0 ? asked : Object.keys(steps));
}

async function timed(step: Step): Promise<{ outcome: Counts; seconds: number }> {
  const start = performance.now();
  const outcome = await step.run();
  return { outcome, seconds: (performance.now() - start) / 1000 };
}

const stages = askedStages(process.argv.slice(2));
let counts: Counts = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const stage of stages) {
  const names = Object.keys(stage);
  if (names.length === 0) continue;
  console.log(
    `\n── ${Object.values(stage)
      .map(({ title }) => title)
      .join('; ')}`,
  );
  const results = await Promise.all(Object.values(stage).map(timed));
  for (const [index, { outcome, seconds }] of results.entries()) {
    const { passed, failed } = outcome;
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const failures = failed === 0 ? '' : `, ${failed} failed`;
    summary.push(
      `${verdict} ${names[index]?.padEnd(11)} ${passed} passed${failures}, ${seconds.toFixed(1)} s`,
    );
    counts = total(counts, outcome);
  }
}
console.log(`\n── Summary\n${summary.join('\n')}\n`);
const left = Object.keys(steps).filter((name) => !stages.some((stage) => name in stage));
if (left.length > 0) console.log(`not run: ${left.join(', ')}\n`);
for (const remark of counts.remarks ?? []) console.log(remark);
console.log(`second attempts: ${counts.secondAttempts ?? 0}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
