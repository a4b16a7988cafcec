import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { postgresStarter } from '../api/testing/postgres-starter.ts';
import { isBuilt } from '../scripts/build-stamp.js';
import { findChromium } from './chromium.ts';
import { newDataDir, startSite } from './site-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running site, with the demonstration club. */
    siteUrl: string;
    /** Where it keeps its files, its outgoing mail among them. */
    siteDataDir: string;
    /** Where `e2e/browser.ts` finds the browser that all journeys share. */
    browserUrl: string;
  }
}

// Without these Chromium talks to its maker's servers at every start.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** Runs once before all journeys: the built site with a fresh demonstration, one browser, and PostgreSQL on request. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = path.resolve(import.meta.dirname, '..');
  if (!isBuilt()) build(root);
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('There is no Chromium. Run: apt-get install chromium, or set CHROMIUM_PATH');
  }
  const dataDir = newDataDir();
  const site = startSite({ DATA_DIR: dataDir, DEMO: '1' });
  const [siteUrl, browser, starter] = await Promise.all([
    site.untilListening(),
    chromium.launchServer({ executablePath, args: QUIET, chromiumSandbox: process.getuid?.() !== 0 }),
    postgresStarter(root),
  ]);
  project.provide('siteUrl', siteUrl);
  project.provide('siteDataDir', dataDir);
  project.provide('browserUrl', browser.wsEndpoint());
  project.provide('postgresStarter', starter.address);

  return async () => {
    site.process.kill('SIGTERM');
    await Promise.all([browser.close(), starter.stop(), site.untilExit()]);
    fs.rmSync(dataDir, { recursive: true, force: true });
    const complaints = site.lines.filter((line) => line.startsWith('{"level"'));
    // Journeys cause no failure of ours: whatever the site complained of is worth a look.
    if (complaints.length > 0) console.error(`The site logged:\n${complaints.join('\n')}`);
  };
}

function build(root: string): void {
  const args = ['--import', 'tsx', 'scripts/build.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site cannot be built.');
}
