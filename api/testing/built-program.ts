import fs from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** A program of the project, from `import.meta.glob`, so that vitest knows which tests depend on its sources. */
export type Program = Record<string, () => Promise<unknown>>;

const built = new Map<string, Promise<string>>();

/**
 * Bundles a TypeScript program, once for a worker: started from its source, a process would spend seconds on compiling
 * it.
 * @returns the path of a JavaScript program that finds the project's packages. Its URL differs from that of the source.
 */
export function builtProgram(program: Program): Promise<string> {
  const [source = ''] = Object.keys(program);
  const known = built.get(source) ?? bundle(source);
  built.set(source, known);
  return known;
}

async function bundle(source: string): Promise<string> {
  const { build } = await import('vite');
  const root = path.resolve(import.meta.dirname, '../..');
  const outDir = fs.mkdtempSync(path.join(inject('programFolder'), 'program-'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root,
    build: { ssr: true, outDir, rolldownOptions: { input: [path.join(root, source)] } },
  });
  return path.join(outDir, `${path.parse(source).name}.js`);
}
