import fs from 'node:fs';
import path from 'node:path';
import { execute } from './step.ts';

const GENERATED = ['schema.graphql', 'web/gql', 'api/platform/rest/gql'];

/**
 * Regenerates the generated files, compares them and restores the committed ones. Works without git, also in an
 * unpacked archive.
 * @returns a line for each committed file that is out of date.
 */
export async function changedGeneratedFiles(): Promise<string[]> {
  const before = readAll();
  try {
    if ((await execute('npm', ['run', 'codegen', '--silent'])) !== 0) return ['npm run codegen fails'];
    const after = readAll();
    const files = [...new Set([...before.keys(), ...after.keys()])].toSorted();
    return files
      .filter((file) => before.get(file) !== after.get(file))
      .map((file) => `${file} is stale: run npm run codegen and commit it`);
  } finally {
    putBack(before);
  }
}

function readAll(): Map<string, string> {
  return new Map(GENERATED.flatMap(filesBelow).map((file) => [file, fs.readFileSync(file, 'utf8')]));
}

function filesBelow(place: string): string[] {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  return fs.readdirSync(place).flatMap((name) => filesBelow(path.posix.join(place, name)));
}

function putBack(files: Map<string, string>): void {
  for (const file of readAll().keys()) if (!files.has(file)) fs.rmSync(file);
  for (const [file, content] of files) {
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) fs.writeFileSync(file, content);
  }
}
