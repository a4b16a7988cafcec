// Checks whether `dist/` was built from the current sources.
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
 * @returns {string[]} its files, in an order independent of the file system
 */
function filesBelow(place) {
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place)
    .toSorted()
    .flatMap((name) => filesBelow(path.posix.join(place, name)));
}

/** @returns {string[]} every source file of the build */
function sources() {
  return SOURCES.flatMap(filesBelow).filter((file) => !LEFT_OUT.test(file));
}

const newHash = () => createHash('sha256').update(process.version);

/** @returns {string} a hash of the sources' contents */
function stampOfContents() {
  const hash = newHash();
  for (const file of sources()) hash.update(file).update('\0').update(fs.readFileSync(file));
  return hash.digest('hex');
}

/** @returns {string} a hash of the sources' sizes and modification times: if it is unchanged, so are the sources */
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
  // Reading every source takes a tenth of a start.
  if (files === stampOfFiles()) return true;
  if (contents !== stampOfContents()) return false;
  // Same contents with other times, for example after a new checkout. On a read-only disk the contents are read each
  // time.
  try {
    stampBuild();
  } catch {}
  return true;
}

export function stampBuild() {
  fs.writeFileSync(STAMP, `${stampOfFiles()}\n${stampOfContents()}\n`);
}
