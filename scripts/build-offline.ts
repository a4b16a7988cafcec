import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Manifest, type Rolldown } from 'vite';
import { OFFLINE_PAGE } from '../web/offline/address.ts';
import { OfflineDocument } from '../web/offline/OfflineDocument.tsx';

/**
 * Builds the offline support into the client build: the offline page, the service worker that precaches it, and the
 * worker that removes an installed one.
 * @param clientDir folder of the client build, with its manifest
 */
export async function buildOffline(clientDir: string): Promise<void> {
  const manifestText = fs.readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8');
  const { 'index.html': entry }: Manifest = JSON.parse(manifestText);
  const styles = (entry?.css ?? []).map((file) => `/${file}`);
  const fonts = (entry?.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
  const script = await buildScript('web/offline/page.ts', { clientDir, file: 'assets/offline-[hash].js' });
  const html = `<!doctype html>${renderToStaticMarkup(createElement(OfflineDocument, { styles, script }))}`;
  fs.writeFileSync(path.join(clientDir, OFFLINE_PAGE), html);

  const precache = {
    version: createHash('sha256').update(manifestText).update(html).digest('base64url').slice(0, 12),
    page: OFFLINE_PAGE,
    paths: [OFFLINE_PAGE, '/favicon.svg', script, ...styles, ...fonts],
  };
  const define = { __PRECACHE__: JSON.stringify(precache) };
  await buildScript('web/service-worker/worker.ts', { clientDir, file: 'service-worker.js', define });
  await buildScript('web/service-worker/withdrawn.ts', { clientDir, file: 'service-worker-off.js' });
}

interface ScriptOptions {
  clientDir: string;
  /** Name of the output file; may contain `[hash]`. */
  file: string;
  define?: Record<string, string>;
}

/** Bundles one script into one file without imports. @returns its URL */
async function buildScript(input: string, { clientDir, file, define = {} }: ScriptOptions): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      target: 'es2022',
      outDir: clientDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: file } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return `/${output[0].fileName}`;
}
