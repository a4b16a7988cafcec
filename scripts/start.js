// `npm start`: builds what is not built yet or has changed, and runs the site. Plain JavaScript, because a start that
// finds everything built should not wait for a compiler.
import { ensureBuilt } from './ensure-built.js';
import { readEnvironmentFile } from './environment-file.js';

readEnvironmentFile();
ensureBuilt();
process.env.NODE_ENV ||= 'production';
await import(new URL('../dist/server/server.js', import.meta.url).href);
