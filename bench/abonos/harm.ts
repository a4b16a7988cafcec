// What files cost that a few kilobytes of make gigabytes: time, and the memory of the process that reads.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReadingFailure } from '../../api/abonos/reading/failures.ts';
import { bomb, disguisedBomb, nestedForms } from '../../api/abonos/reading/hostile.fixture.ts';
import { AbonosReader } from '../../api/abonos/reading/reader.ts';

const MEGABYTE = 1024;

/** Kilobytes that the reading process has had at most; undefined where the system does not tell. */
function peakOfReader(): number | undefined {
  try {
    const children = fs.readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    const peaks = children
      .filter((pid) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader-process'))
      .map((pid) => Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
    return peaks.length > 0 ? Math.max(...peaks) : undefined;
  } catch {
    return undefined;
  }
}

async function costOf(
  content: Buffer,
): Promise<{ code: string; time: number; before: number | undefined; peak: number | undefined }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-abonos-'));
  const file = path.join(folder, 'harm.pdf');
  fs.writeFileSync(file, content);
  const reader = new AbonosReader();
  // A warm process, as the site keeps one.
  const harmless = path.resolve(import.meta.dirname, '../../api/abonos/reading/samples/L4-text-1.pdf');
  await reader.read(harmless);
  const before = peakOfReader();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak ?? 0, peakOfReader() ?? 0)), 20);
  const start = performance.now();
  const code = await reader.read(file).then(
    () => 'read',
    (error: unknown) => (error instanceof ReadingFailure ? error.code : String(error)),
  );
  const time = performance.now() - start;
  clearInterval(watch);
  reader.close();
  fs.rmSync(folder, { recursive: true, force: true });
  return { code, time, before, peak };
}

/** Measures and prints. */
export async function measureHarm(): Promise<void> {
  console.log('\n## Files that mean harm\n\n| file | bytes | answer | milliseconds | MB before | most |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [name, content] of [
    ['unpacks to gigabytes', bomb()],
    ['the same in disguise', disguisedBomb()],
    ['forms within forms', nestedForms()],
  ] as const) {
    const { code, time, before, peak } = await costOf(content);
    const [least, most] = [before, peak].map((size) =>
      size === undefined ? '–' : Math.round(size / MEGABYTE),
    );
    console.log(`| ${name} | ${content.length} | ${code} | ${Math.round(time)} | ${least} | ${most} |`);
  }
}
