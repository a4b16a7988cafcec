import { expect } from 'vitest';
import type { Figure } from '../faults/figure.ts';

/** Expects that a fault did no harm; the message of a failure says what was measured. */
export function expectHeld({ held, seen }: Figure): void {
  expect(held, seen).toBe(true);
}
