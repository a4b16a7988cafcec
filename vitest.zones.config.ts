import { defineConfig } from 'vitest/config';
import { zoneTests } from './scripts/checks/zone-tests.ts';
import { unit } from './vitest.config.ts';

const { globalSetup, ...test } = unit.test;
const include = zoneTests();

// Runs the tests that deal with times again, on machines in other time zones.
export default defineConfig({
  test: {
    // Once for both, which share a PostgreSQL server.
    globalSetup,
    projects: ['Europe/Madrid', 'Pacific/Honolulu'].map((timeZone) => ({
      ...unit,
      test: { ...test, name: timeZone, include, env: { TZ: timeZone }, provide: { timeZone } },
    })),
  },
});
