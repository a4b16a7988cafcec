import path from 'node:path';
import { samples } from '../domains/abonos/abonos.fixture.ts';
import { sharedReaders } from '../domains/abonos/shared-reader.ts';
import { builtProgram } from './built-program.ts';

/** The program that reads season passes, built as the site runs it: with the memory limits of production. */
export const builtReader = () =>
  builtProgram(import.meta.glob('/api/domains/abonos/reading/reader-process.ts'));

/** Starts the shared readers before anything measures time; call it in `beforeAll`, and close it in `afterAll`. */
export async function warmReader(): Promise<void> {
  const { quick, slow } = sharedReaders({ program: await builtReader() });
  await Promise.all([quick, slow].map((reader) => reader.read(path.join(samples, 'L1-text-1.pdf'))));
}
