// `npm run bench:pages [-- --runs 5 --paths /,/entradas]`: what each public page costs a visitor (see visits.ts), with
// the built site on the demonstration club. Prints the medians.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { newDataDir, startSite } from '../e2e/site-process.ts';
import { PUBLIC_PAGES, visits } from './visits.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    paths: { type: 'string', default: PUBLIC_PAGES.join(',') },
  },
});
const dataDir = newDataDir();
const site = startSite({ DATA_DIR: dataDir, SERVICE_WORKER: '0' });
try {
  const origin = await site.untilListening();
  const addresses = options.paths.split(',').map((address) => origin + address);
  const rows: Record<string, Record<string, string>> = {};
  for (const [address, visit] of await visits(addresses, Number(options.runs))) {
    rows[address.slice(origin.length)] = {
      'first paint ms': visit.firstPaint.toFixed(0),
      'largest paint ms': visit.largestPaint.toFixed(0),
      'layout shift': visit.shift.toFixed(4),
      'blocking ms': visit.blocking.toFixed(0),
      'script kB': (visit.script / 1000).toFixed(1),
      'total kB': (visit.total / 1000).toFixed(1),
      requests: String(visit.requests),
      'before paint': String(visit.requestsBefore),
    };
  }
  console.table(rows);
} finally {
  site.process.kill('SIGTERM');
  await site.untilExit();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
