/**
 * How hard the tests of this folder try: 1 within `npm test`, more with `FAULT_EFFORT=<times>` as `npm run test:faults`
 * sets it. Where a run fails, `FAULT_SEED=<seed>` of its message repeats it.
 */
export const effort = Math.max(1, Number(process.env['FAULT_EFFORT'] ?? 1));

const seed = process.env['FAULT_SEED'];

/** Parameters of a fast-check property. @param runs how many in the quick run */
export function runs(quick: number): { numRuns: number; seed?: number } {
  return { numRuns: Math.round(quick * effort), ...(seed !== undefined && { seed: Number(seed) }) };
}
