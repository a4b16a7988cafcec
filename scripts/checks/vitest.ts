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
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
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
    return { ...counts, failed: counts.failed + (brokeOtherwise ? 1 : 0) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function count({ testResults }: z.infer<typeof report>): Counts {
  let passed = 0;
  let failed = 0;
  const remarks: string[] = [];
  for (const { name, status, assertionResults } of testResults) {
    const file = path.relative(process.cwd(), name);
    const good = assertionResults.filter((test) => test.status === 'passed');
    const bad = assertionResults.filter((test) => test.status === 'failed');
    const brokeOutside = status === 'failed' && bad.length === 0;
    passed += good.length;
    failed += bad.length + (brokeOutside ? 1 : 0);
    for (const test of bad) remarks.push(`failed: ${file}: ${test.fullName}\n  ${firstLine(test)}`);
    if (brokeOutside) remarks.push(`failed: ${file}: outside its tests`);
    // vitest keeps the messages of the attempts before the one that held.
    for (const test of good.filter((one) => (one.failureMessages ?? []).length > 0)) {
      remarks.push(`held at the second attempt: ${file}: ${test.fullName}\n  ${firstLine(test)}`);
    }
  }
  return { passed, failed, remarks };
}

function firstLine({ failureMessages }: { failureMessages?: string[] | null }): string {
  return failureMessages?.[0]?.split('\n', 1)[0] ?? '';
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
