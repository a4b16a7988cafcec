// `npm run build`: generates the database client and builds client and server.
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
// Overrides the shell's setting: a production process cannot render with a development build.
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
// Imported late: React reads NODE_ENV when it is imported.
const { buildOffline } = await import('./build-offline.ts');
await buildOffline('dist/client');
await compressFolder('dist/client');
stampBuild();
