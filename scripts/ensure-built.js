import { spawnSync } from 'node:child_process';
import { isBuilt } from './build-stamp.js';

/** Builds the site if it is not built or its sources have changed; exits if the build fails. */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building the site (once; again only when its sources change)…');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
