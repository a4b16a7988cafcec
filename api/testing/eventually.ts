import { vi } from 'vitest';

/** Waits until an assertion holds. `vi.waitFor` gives up after one second, and a busy machine may stop a test for longer. */
export const eventually = (assertion: () => unknown) => vi.waitFor(assertion, { timeout: 10_000 });
