// `npm start`: builds the site if its sources have changed, and runs it. Plain JavaScript, so that a start without a
// build needs no compiler.
import { ensureBuilt } from './ensure-built.js';
import { readEnvironmentFile } from './environment-file.js';

readEnvironmentFile();
ensureBuilt();
process.env.NODE_ENV ||= 'production';
await import(new URL('../dist/server/server.js', import.meta.url).href);
