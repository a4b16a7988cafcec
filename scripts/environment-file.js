import fs from 'node:fs';

/** Takes the settings of a `.env` file, where there is one; what the environment itself says comes first. */
export function readEnvironmentFile() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
}
