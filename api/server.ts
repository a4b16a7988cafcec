import { readConfig } from './config.ts';
import { holdMemory } from './platform/process/memory.ts';
import { prepareDatabase } from './prepare-database.ts';
import { failStart } from './platform/process/process.ts';

// The process: reads the configuration, opens the database, serves, and stops cleanly. `npm run build` bundles it.

const root = process.cwd();

holdMemory();

try {
  const config = readConfig(process.env);
  // Most of the code serves requests: it is loaded while the database answers.
  const [database, { openSite }] = await Promise.all([prepareDatabase(config, root), import('./site.ts')]);
  await openSite(config, database, root);
} catch (error) {
  failStart(error);
}
