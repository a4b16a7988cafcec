import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { postgresStarter } from '../api/testing/postgres-starter.ts';
import { isBuilt } from '../scripts/build-stamp.js';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessChromium } from './chromium.ts';
import { newDataDir, type SiteProcess, startOnce, startSite } from './site-process.ts';

/** A running site with the demonstration club, for the journeys of one test worker. */
export interface WorkerSite {
  url: string;
  /** Its data folder, which also has its outgoing mail. */
  dataDir: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each test worker, see `e2e/worker-site.ts`. */
    workerSites: WorkerSite[];
    /** A data folder with the demonstration club. Tests copy it; no site runs on it. */
    demonstration: string;
    /** How `e2e/browser.ts` connects to the browsers that the journeys share, see `e2e/chromium.ts`. */
    browserUrls: Record<'headless' | 'full', string>;
  }
}

/** Runs once before all journeys. Starts a site for each test worker, the browsers, and PostgreSQL when a test needs it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = path.resolve(import.meta.dirname, '..');
  if (!isBuilt()) build(root);
  const demonstration = newDataDir();
  const hasOneBrowser = findHeadlessChromium() === findChromium();
  const [sites, headless, full = headless, starter] = await Promise.all([
    // Creating the demonstration club takes seconds, so all sites get a copy of it.
    startOnce({ DATA_DIR: demonstration, DEMO: 'small' }).then(() =>
      startSites(demonstration, project.config.maxWorkers),
    ),
    launchBrowser(findHeadlessChromium()),
    // Without the shell one browser does all.
    hasOneBrowser ? undefined : launchBrowser(findChromium()),
    postgresStarter(root),
  ]);
  const workerSites = sites.map(({ url, dataDir }) => ({ url, dataDir }));
  project.provide('workerSites', workerSites);
  project.provide('demonstration', demonstration);
  project.provide('browserUrls', { headless: headless.wsEndpoint(), full: full.wsEndpoint() });
  project.provide('postgresStarter', starter.address);

  return async () => {
    for (const { site } of sites) site.process.kill('SIGTERM');
    const exits = sites.map(({ site }) => site.untilExit());
    const browsers = [...new Set([headless, full])].map((browser) => browser.close());
    await Promise.all([...browsers, starter.stop(), ...exits]);
    for (const folder of [demonstration, ...workerSites.map(({ dataDir }) => dataDir)]) {
      fs.rmSync(folder, { recursive: true, force: true });
    }
    const complaints = sites.flatMap(({ site }) => site.lines.filter((line) => line.startsWith('{"level"')));
    // Journeys cause no failure of ours: whatever the site complained of is worth a look.
    if (complaints.length > 0) console.error(`The sites logged:\n${complaints.join('\n')}`);
  };
}

async function launchBrowser(executablePath: string | undefined): Promise<BrowserServer> {
  if (!executablePath) {
    throw new Error('There is no Chromium. Run: apt-get install chromium, or set CHROMIUM_PATH');
  }
  const chromiumSandbox = process.getuid?.() !== 0;
  return chromium.launchServer({ executablePath, args: CHROMIUM_ARGUMENTS, chromiumSandbox });
}

/** Starts sites, each on its own copy of a data folder. */
async function startSites(
  demonstration: string,
  count: number,
): Promise<(WorkerSite & { site: SiteProcess })[]> {
  const start = async () => {
    const dataDir = newDataDir();
    await fs.promises.cp(demonstration, dataDir, { recursive: true });
    const site = startSite({ DATA_DIR: dataDir, DEMO: 'small' });
    return { site, url: await site.untilListening(), dataDir };
  };
  return Promise.all(Array.from({ length: count }, start));
}

function build(root: string): void {
  const args = ['--import', 'tsx', 'scripts/build.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site cannot be built.');
}
