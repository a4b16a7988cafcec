// `npm run backup`: like the site itself it runs from the build, which an installation has where it has no compiler.
import { ensureBuilt } from './ensure-built.js';
import { readEnvironmentFile } from './environment-file.js';

readEnvironmentFile();
ensureBuilt();
process.env.NODE_ENV ||= 'production';
await import(new URL('../dist/server/backup-create.js', import.meta.url).href);
