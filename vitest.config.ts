import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

// graphql ships an ESM and a CommonJS copy; with both loaded it complains of «another realm».
const resolve = { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] };

export const unit = {
  resolve,
  test: {
    name: 'unit',
    include: [
      'api/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
      'prisma/**/*.test.ts',
      'scripts/**/*.test.ts',
      'faults/**/*.test.ts',
    ],
    globalSetup: ['api/testing/global-setup.ts'],
    pool: 'forks' as const,
    // The files of a worker share its database and its modules; every file empties the database first.
    isolate: false,
    // A third of the time a file waits for something else: a process, a timer, a server.
    maxWorkers: Math.max(3, os.availableParallelism() - 1),
    // Races and limits of memory meet other work on the machine; see below.
    retry: 1,
    // For what hangs. A busy machine makes tests ten times slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
};

const e2e = {
  resolve,
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    pool: 'forks' as const,
    // Each worker has its own site, see `e2e/setup.ts`. The files of a worker share the site and one browser connection.
    maxWorkers: 2,
    isolate: false,
    // After the unit tests, which keep all processors busy.
    sequence: { groupOrder: 1 },
    // A busy machine may stop a browser for seconds. The end of a run lists tests that passed only at the second attempt.
    retry: 1,
    // vitest gives up after one second.
    expect: { poll: { timeout: 20_000, interval: 100 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
};

export default defineConfig({
  test: {
    // What tests depend on and do not import. After a change to any of it `npm test -- --changed` runs them all.
    forceRerunTriggers: [
      '**/package{,-lock}.json',
      '**/{vite,vitest,vitest.zones}.config.ts',
      '**/*.{prisma,sql,pdf,png,woff2,webmanifest}',
      '**/api/testing/{global-setup,postgres-server,postgres-starter,template}.ts',
    ],
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    projects: fs.existsSync(new URL('e2e/setup.ts', import.meta.url)) ? [unit, e2e] : [unit],
  },
});
