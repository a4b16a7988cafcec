import { readConfig } from './config.ts';
import { holdMemory } from './platform/process/memory.ts';
import { prepareDatabase } from './prepare-database.ts';
import { failStart } from './platform/process/process.ts';

// The process: configuration in, database open, listening, a clean stop. Built into dist/server by `npm run build`.

const root = process.cwd();

holdMemory();

try {
  const config = readConfig(process.env);
  // What serves is most of the code: it is read while the database answers.
  const [database, { openSite }] = await Promise.all([prepareDatabase(config, root), import('./site.ts')]);
  await openSite(config, database, root);
} catch (error) {
  failStart(error);
}
