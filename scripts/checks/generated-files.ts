import fs from 'node:fs';
import path from 'node:path';
import { execute } from './step.ts';

const GENERATED = ['schema.graphql', 'web/gql', 'api/platform/rest/gql'];

/**
 * Makes the generated files anew, and puts back what was there: a test changes nothing, and needs no git, so that it
 * also works in an unpacked archive.
 * @returns a line for every committed file that is not what the sources make.
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
