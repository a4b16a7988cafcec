// `npm run build`: the database client, what browsers load, and the process that serves it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { build } from 'vite';
import { stampBuild } from './build-stamp.js';
import { compressFolder } from './compress.ts';

const generate = spawnSync('npm', ['run', 'generate', '--silent'], { encoding: 'utf8' });
if (generate.status !== 0) {
  console.error(generate.stdout + generate.stderr);
  process.exit(1);
}
// Whatever the terminal says: a development build renders nothing in a production process.
process.env.NODE_ENV = 'production';
fs.rmSync('dist', { recursive: true, force: true });
await build({ logLevel: 'warn' });
const programs = [
  'api/server.ts',
  'api/programs/admin-create.ts',
  'api/programs/backup-create.ts',
  'api/programs/backup-restore.ts',
  'api/domains/abonos/reading/reader-process.ts',
  'api/domains/users/password-thread.js',
];
await build({ logLevel: 'warn', build: { ssr: true, rolldownOptions: { input: programs } } });
// Imported only now: React reads at once whether it is in production.
const { buildOffline } = await import('./build-offline.ts');
await buildOffline('dist/client');
await compressFolder('dist/client');
stampBuild();
