import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresStarter } from './postgres-starter.ts';
import { pgliteTemplates, type PgliteTemplates } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths of the database archives for `testDatabase` and `emptyPglite`. */
    pgliteTemplates: PgliteTemplates;
    /** The address at which `testPostgres` requests the server. */
    postgresStarter: string;
    /** The folder of the programs that `builtProgram` bundles. */
    programFolder: string;
    /** The machine's time zone, in the runs of `vitest.zones.config.ts`. */
    timeZone?: string;
  }
}

/** Runs once before all tests, outside the workers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = path.resolve(import.meta.dirname, '../..');
  const starter = await postgresStarter(root);
  project.provide('pgliteTemplates', await pgliteTemplates(root));
  project.provide('postgresStarter', starter.address);
  // Within the project, so that programs find its packages.
  const programs = fs.mkdtempSync(path.join(root, 'node_modules', '.cache', 'pmb', 'programs-'));
  project.provide('programFolder', programs);
  return async () => {
    fs.rmSync(programs, { recursive: true, force: true });
    await starter.stop();
  };
}
