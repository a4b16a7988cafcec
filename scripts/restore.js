// `npm run restore`. Like the site, it runs from the build: an installation may have no compiler.
import { ensureBuilt } from './ensure-built.js';
import { readEnvironmentFile } from './environment-file.js';

readEnvironmentFile();
ensureBuilt();
process.env.NODE_ENV ||= 'production';
await import(new URL('../dist/server/backup-restore.js', import.meta.url).href);
