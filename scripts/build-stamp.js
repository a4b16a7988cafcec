// Tells whether `dist/` was made from the sources as they are now.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'api',
  'web',
  'prisma',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'scripts',
];
const LEFT_OUT = /\.test\.tsx?$|(^|\/)(generated|testing)\//;
const STAMP = 'dist/stamp';

/**
 * @param {string} place file or folder
 * @returns {string[]} its files, in an order that does not depend on the disk
 */
function filesBelow(place) {
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place)
    .toSorted()
    .flatMap((name) => filesBelow(path.posix.join(place, name)));
}

/** @returns {string[]} every source that the build reads */
function sources() {
  return SOURCES.flatMap(filesBelow).filter((file) => !LEFT_OUT.test(file));
}

const newHash = () => createHash('sha256').update(process.version);

/** @returns {string} a hash of what is in the sources */
function stampOfContents() {
  const hash = newHash();
  for (const file of sources()) hash.update(file).update('\0').update(fs.readFileSync(file));
  return hash.digest('hex');
}

/** @returns {string} a hash of the sources' sizes and times: where it is the same nothing was written since */
function stampOfFiles() {
  const hash = newHash();
  for (const file of sources()) {
    const { size, mtimeMs } = fs.statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/** @returns {boolean} */
export function isBuilt() {
  if (!fs.existsSync(STAMP)) return false;
  const [files, contents] = fs.readFileSync(STAMP, 'utf8').split('\n');
  // To read every source takes a tenth of a start.
  if (files === stampOfFiles()) return true;
  if (contents !== stampOfContents()) return false;
  // Checked out or copied again: the same with other times. Where nothing may be written, it is read each time.
  try {
    stampBuild();
  } catch {}
  return true;
}

export function stampBuild() {
  fs.writeFileSync(STAMP, `${stampOfFiles()}\n${stampOfContents()}\n`);
}
