import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { missingPrograms } from '../scripts/checks/programs.ts';
import { isBuilt } from '../scripts/build-stamp.js';
import { ROOT } from './server/processes.ts';

/**
 * Builds the site and the peers for production, and installs the peers' packages. @throws Error if a program is missing
 */
export async function prepare(): Promise<void> {
  const missing = await missingPrograms();
  if (missing.length > 0) throw new Error(missing.join('\n'));
  if (!isBuilt()) run('node', ['--import', 'tsx', 'scripts/build.ts'], ROOT);
  if (!isInstalled()) install();
  process.env.NODE_ENV = 'production';
  await build({
    logLevel: 'warn',
    resolve: {
      alias: [
        { find: './loaded-columns.ts', replacement: UNTOUCHED_COLUMNS },
        { find: /^.*\/database\/relations\.ts$/, replacement: UNTOUCHED_RELATIONS },
        { find: './generated/prisma/client.ts', replacement: untouchedClient() },
      ],
    },
    build: {
      ssr: true,
      outDir: 'dist/bench',
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: ['bench/peers/untouched.ts'] },
    },
  });
}

const UNTOUCHED_COLUMNS = path.join(import.meta.dirname, 'peers/untouched-columns.ts');
const UNTOUCHED_RELATIONS = path.join(import.meta.dirname, 'peers/untouched-relations.ts');

/** Generates Prisma's client without preview features. @returns its file. */
function untouchedClient(): string {
  const folder = path.join(ROOT, 'dist/untouched-client');
  const schema = fs
    .readFileSync(path.join(ROOT, 'prisma/schema.prisma'), 'utf8')
    .replace(/^ *previewFeatures .*$/m, '')
    .replace(/^( *output *= *)".*"$/m, '$1"./client"');
  const file = path.join(folder, 'schema.prisma');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, schema);
  run('npm', ['run', '--silent', 'generate', '--', '--schema', file, '--generator', 'client'], ROOT);
  return path.join(folder, 'client/client.ts');
}

const LOCK = path.join(import.meta.dirname, 'package-lock.json');
/** The installed lock file. */
const INSTALLED = path.join(import.meta.dirname, 'node_modules/installed-lock.json');

const isInstalled = () =>
  fs.existsSync(INSTALLED) && fs.readFileSync(INSTALLED, 'utf8') === fs.readFileSync(LOCK, 'utf8');

function install(): void {
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], import.meta.dirname);
  fs.copyFileSync(LOCK, INSTALLED);
}

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
