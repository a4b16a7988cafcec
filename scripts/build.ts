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
writeBill();
stampBuild();

/** A list of packages in CycloneDX, as far as it is completed here. */
interface Bill {
  components: { 'bom-ref': string; type: string; name: string; version: string; purl: string }[];
}

/**
 * Writes the list of all packages with their versions (SBOM, CycloneDX) from the lock file, also of those that are bundled. npm
 * fails at a list with optional packages, so they are added here, by name and version.
 */
function writeBill(): void {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--offline',
    '--include=dev',
    '--omit=optional',
  ];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const bill = JSON.parse(stdout) as Bill;
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const listed = new Set(bill.components.map((component) => component['bom-ref']));
  for (const [place, { version }] of Object.entries(lock.packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    const ref = `${name}@${version}`;
    if (name === '' || version === undefined || listed.has(ref)) continue;
    listed.add(ref);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    bill.components.push({ 'bom-ref': ref, type: 'library', name, version, purl });
  }
  fs.writeFileSync('dist/sbom.json', JSON.stringify(bill, null, 2));
}
