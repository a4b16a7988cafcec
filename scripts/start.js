// `npm start`: builds what is not built yet or has changed, and runs the site. Plain JavaScript, because a start that
// finds everything built should not wait for a compiler.
import { spawnSync } from 'node:child_process';
import { isBuilt } from './build-stamp.js';

if (!isBuilt()) {
  console.log('Building the site (once; again only when its sources change)…');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ||= 'production';
await import(new URL('../dist/server/server.js', import.meta.url).href);
