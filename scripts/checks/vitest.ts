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

/**
 * Runs vitest in UTC. A file that fails outside its tests, and a run that breaks, count as one failure.
 * @param args the tests, as on vitest's command line.
 */
export async function runTests(...args: string[]): Promise<Counts> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
    const code = await execute(process.execPath, [vitest, ...args, ...reporters], { env: { TZ: 'UTC' } });
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
  let secondAttempts = 0;
  const remarks: string[] = [];
  for (const { name, status, assertionResults } of testResults) {
    const file = path.relative(process.cwd(), name);
    const good = assertionResults.filter((test) => test.status === 'passed');
    const bad = assertionResults.filter((test) => test.status === 'failed');
    const brokeOutside = status === 'failed' && bad.length === 0;
    passed += good.length;
    failed += bad.length + (brokeOutside ? 1 : 0);
    for (const test of bad) remarks.push(`failed: ${file}: ${test.fullName}\n  ${startOfError(test)}`);
    if (brokeOutside) remarks.push(`failed: ${file}: outside its tests`);
    // vitest keeps the errors of the attempts before the one that passed.
    const late = good.filter((one) => (one.failureMessages ?? []).length > 0);
    secondAttempts += late.length;
    for (const test of late)
      remarks.push(`second attempt: ${file}: ${test.fullName}\n  ${startOfError(test)}`);
  }
  return { passed, failed, secondAttempts, remarks };
}

/** The start of the error of the first attempt: of a property it says the seed, which repeats the failure. */
function startOfError({ failureMessages }: { failureMessages?: string[] | null }): string {
  const lines = failureMessages?.[0]?.split('\n', 3) ?? [];
  return lines.map((line) => line.slice(0, 300)).join('\n  ');
}
