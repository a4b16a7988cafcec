import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUseError, lockFolder } from '../../database/folder-lock.ts';

// Takes the lock of a folder again and again for some seconds, against others that do the same. Whoever is in leaves
// its pid in a file, and says «violation» when somebody else, alive, is in as well. Ends by killing itself inside.

const folder = process.argv[2] ?? '';
const end = Date.now() + Number(process.argv[3]);
const marker = path.join(folder, 'inside');

function somebodyElseInside(): boolean {
  const pid = Number(fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') : '');
  return pid !== 0 && pid !== process.pid && isRunning(pid);
}

function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  return fs.existsSync(stat) && !/\) [ZX] /.test(fs.readFileSync(stat, 'utf8'));
}

async function stay(): Promise<void> {
  if (somebodyElseInside()) console.log('violation on entering');
  fs.writeFileSync(marker, String(process.pid));
  await sleep(Math.random() * 4);
  if (somebodyElseInside()) console.log('violation while inside');
  console.log('inside');
  if (Date.now() > end) process.kill(process.pid, 'SIGKILL');
  fs.writeFileSync(marker, '');
}

for (;;) {
  try {
    const lock = await lockFolder(folder);
    await stay();
    lock.release();
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
  }
  await sleep(Math.random() * 4);
}
