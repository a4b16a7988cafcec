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
  }
}

/** Runs once before all tests, outside the workers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = path.resolve(import.meta.dirname, '../..');
  const starter = await postgresStarter(root);
  project.provide('pgliteTemplates', await pgliteTemplates(root));
  project.provide('postgresStarter', starter.address);
  return () => starter.stop();
}
