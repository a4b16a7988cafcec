import { vi } from 'vitest';

/** Waits until an assertion holds. The default of `vi.waitFor`, one second, is too short on a busy machine. */
export const eventually = (assertion: () => unknown) => vi.waitFor(assertion, { timeout: 90_000 });
