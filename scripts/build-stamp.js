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

/** @returns {string} a hash of every source that the build reads */
function sourceStamp() {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap(filesBelow)) {
    if (!LEFT_OUT.test(file)) hash.update(file).update('\0').update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** @returns {boolean} */
export function isBuilt() {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === sourceStamp();
}

export function stampBuild() {
  fs.writeFileSync(STAMP, sourceStamp());
}
