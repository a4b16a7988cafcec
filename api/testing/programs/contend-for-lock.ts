import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUseError, lockFolder } from '../../platform/database/folder-lock.ts';

// Takes the lock of a folder repeatedly, in competition with other processes. The holder writes its pid into a file,
// and reports «violation» if another living process holds the lock too. Kills itself during the last time.

const folder = process.argv[2] ?? '';
const contenders = Number(process.argv[3]);
const times = Number(process.argv[4]);
const marker = path.join(folder, 'inside');

function otherProcessInside(): boolean {
  const pid = Number(fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') : '');
  return pid !== 0 && pid !== process.pid && isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // The process may end at any time.
    return false;
  }
}

/** Waits until all processes have started, so that they compete from the beginning. */
async function allStarted(): Promise<void> {
  fs.writeFileSync(path.join(folder, `ready-${process.pid}`), '');
  while (fs.readdirSync(folder).filter((name) => name.startsWith('ready-')).length < contenders)
    await sleep(5);
}

async function stay(isLast: boolean): Promise<void> {
  if (otherProcessInside()) console.log('violation on entering');
  fs.writeFileSync(marker, String(process.pid));
  await sleep(Math.random() * 4);
  if (otherProcessInside()) console.log('violation while inside');
  console.log('inside');
  if (isLast) process.kill(process.pid, 'SIGKILL');
  fs.writeFileSync(marker, '');
}

await allStarted();
for (let time = 1; ;) {
  try {
    const lock = await lockFolder(folder);
    await stay(time === times);
    lock.release();
    time += 1;
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
  }
  await sleep(Math.random() * 4);
}
