import fs from 'node:fs';

/** Loads a `.env` file, if there is one; variables that are already set take precedence. */
export function readEnvironmentFile() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
}
