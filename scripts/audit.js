// Audits the lock file for known vulnerabilities, for continuous integration. Without an answer of the registry it reports that
// nothing was audited, and succeeds: a build must not depend on the network.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level=high', '--package-lock-only'], {
  encoding: 'utf8',
});
const { vulnerabilities: counts } = read(stdout)?.metadata ?? {};
if (counts === undefined) {
  console.log('::warning::The registry did not answer, so the lock file was not audited.');
} else {
  console.log(`Known vulnerabilities: ${JSON.stringify(counts)}`);
  if (counts.high + counts.critical > 0) {
    spawnSync('npm', ['audit', '--audit-level=high', '--package-lock-only'], { stdio: 'inherit' });
    process.exitCode = 1;
  }
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
