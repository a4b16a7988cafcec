import fs from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

const built = new Map<string, Promise<string>>();

/**
 * Bundles a TypeScript program, once for a worker: started from its source, a process would spend seconds on compiling it.
 * @param file from the project's root
 * @returns the path of a JavaScript program that finds the project's packages. Its own address is not that of the source.
 */
export function builtProgram(file: string): Promise<string> {
  const known = built.get(file) ?? bundle(file);
  built.set(file, known);
  return known;
}

async function bundle(file: string): Promise<string> {
  const { build } = await import('vite');
  const outDir = fs.mkdtempSync(path.join(inject('programFolder'), 'program-'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root: path.resolve(import.meta.dirname, '../..'),
    build: { ssr: true, outDir, rolldownOptions: { input: [file] } },
  });
  return path.join(outDir, `${path.parse(file).name}.js`);
}
