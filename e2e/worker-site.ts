import { inject } from 'vitest';
import type { WorkerSite } from './setup.ts';

// Journeys run in several test workers, each with its own site. Within a worker they run one after the other.

function workerSite(): WorkerSite {
  const site = inject('workerSites')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!site) throw new Error('There is no site for this worker.');
  return site;
}

/** The address of this worker's site, with the demonstration club. */
export const siteUrl = () => workerSite().url;

/** The data folder of this worker's site, which also has its outgoing mail. */
export const siteDataDir = () => workerSite().dataDir;
