/**
 * How thorough the tests of this folder are: 1 in `npm test`, more with `FAULT_EFFORT=<times>` as in `npm run
 * test:faults`. `FAULT_SEED=<seed>` from a failure's message repeats that run.
 */
export const effort = Math.max(1, Number(process.env['FAULT_EFFORT'] ?? 1));

const seed = process.env['FAULT_SEED'];

/**
 * Parameters of a fast-check property.
 * @param runs number of runs in `npm test`
 */
export function runs(quick: number): { numRuns: number; seed?: number } {
  return { numRuns: Math.round(quick * effort), ...(seed !== undefined && { seed: Number(seed) }) };
}
