import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type Counts, execute } from './step.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

interface Run {
  timeZone: string;
  /** Only these test files; all where absent. */
  files?: string[];
}

/** Runs a project of vitest.config.ts. A file that fails outside its tests, and a run that breaks, count as one failure. */
export async function runTests(project: string, { timeZone, files = [] }: Run): Promise<Counts> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ];
    const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
    const code = await execute(process.execPath, [vitest, ...args, ...files], { TZ: timeZone });
    if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
    const counts = count(report.parse(JSON.parse(fs.readFileSync(file, 'utf8'))));
    const brokeOtherwise = code !== 0 && counts.failed === 0;
    return { passed: counts.passed, failed: counts.failed + (brokeOtherwise ? 1 : 0) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function count({ testResults }: z.infer<typeof report>): Counts {
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of testResults) {
    const good = assertionResults.filter((test) => test.status === 'passed').length;
    const bad = assertionResults.filter((test) => test.status === 'failed').length;
    passed += good;
    failed += bad + (status === 'failed' && bad === 0 ? 1 : 0);
  }
  return { passed, failed };
}

const ABOUT_TIME = /\bDate\b|Madrid|[a-z]Date\b|\bdates?\.ts|time-?zone/i;

/** The unit tests whose outcome could depend on the machine's time zone: those that mention dates, but for the races. */
export function filesAboutTime(): string[] {
  const tests = ['api', 'web', 'prisma', 'scripts'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((name) => /(?<!\.race)\.test\.tsx?$/.test(name)),
  );
  return tests.filter((name) => ABOUT_TIME.test(fs.readFileSync(name, 'utf8'))).toSorted();
}
