import { findChromium } from '../../e2e/chromium.ts';
import { findPrograms } from '../../api/testing/postgres-server.ts';
import { execute } from './step.ts';

const PACKAGES: { debian: string; isHere: () => boolean }[] = [
  { debian: 'chromium', isHere: () => findChromium() !== undefined },
  { debian: 'postgresql', isHere: hasPostgres },
];

function hasPostgres(): boolean {
  try {
    findPrograms();
    return true;
  } catch {
    return false;
  }
}

const missing = () => PACKAGES.filter(({ isHere }) => !isHere()).map(({ debian }) => debian);

/**
 * Checks for the two programs that npm does not install: a browser and a PostgreSQL server. As root in a container it
 * installs them from Debian; on a developer's machine it only reports them.
 * @returns the commands to run if one is still missing.
 */
export async function missingPrograms(): Promise<string[]> {
  if (missing().length > 0 && process.getuid?.() === 0) await installFromDebian(missing());
  const still = missing();
  return still.length === 0 ? [] : [`Missing programs; run: sudo apt-get install -y ${still.join(' ')}`];
}

async function installFromDebian(packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(' and ')}…`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await execute('apt-get', ['-qq', 'update'], options);
  await execute('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], options);
}
