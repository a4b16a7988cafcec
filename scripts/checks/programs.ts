import { findChromium, hasHeadlessShell } from '../../e2e/chromium.ts';
import { findPrograms } from '../../api/testing/postgres-server.ts';
import { execute } from './step.ts';

interface Package {
  debian: string;
  isHere: () => boolean;
  /** The tests also pass without it, more slowly. */
  optional?: boolean;
}

const PACKAGES: Package[] = [
  { debian: 'chromium', isHere: () => findChromium() !== undefined },
  { debian: 'postgresql', isHere: hasPostgres },
  { debian: 'chromium-headless-shell', isHere: hasHeadlessShell, optional: true },
];

function hasPostgres(): boolean {
  try {
    findPrograms();
    return true;
  } catch {
    return false;
  }
}

const missing = () => PACKAGES.filter(({ isHere }) => !isHere());

/**
 * Checks for the programs that npm does not install: a browser and a PostgreSQL server. As root in a container it
 * installs them from Debian; on a developer's machine it only reports them.
 * @returns the commands to run if one is still missing.
 */
export async function missingPrograms(): Promise<string[]> {
  if (missing().length > 0 && process.getuid?.() === 0) await installFromDebian(missing());
  const still = missing().filter(({ optional }) => !optional);
  const names = still.map(({ debian }) => debian).join(' ');
  return still.length === 0 ? [] : [`Missing programs; run: sudo apt-get install -y ${names}`];
}

async function installFromDebian(packages: readonly Package[]): Promise<void> {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await execute('apt-get', ['-qq', 'update'], options);
  // One by one, since not every distribution has all of them.
  for (const { debian } of packages) {
    console.log(`Installing ${debian}…`);
    await execute('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', debian], options);
  }
}
