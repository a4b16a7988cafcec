import fs from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { paintFirst } from '../web/app/html.ts';
import { render } from '../web/entry-server.tsx';
import persistedDocuments from '../web/gql/persisted-documents.json' with { type: 'json' };
import { createApp } from './app.ts';
import { createBackground } from './platform/jobs/background.ts';
import type { Config } from './config.ts';
import { listenToChanges } from './platform/database/changes.ts';
import { tableVersions } from './platform/cache/table-versions.ts';
import type { OpenDatabase } from './platform/database/open.ts';
import { logger } from './platform/log.ts';
import { domains } from './domains/index.ts';
import { LiveMatches } from './domains/matches/live-matches.ts';
import { versionsOfStatistics } from './domains/statistics/statistics-versions.ts';
import { measureDatabase, registry } from './platform/metrics/metrics.ts';
import { announce, createSiteServer, serve } from './platform/process/process.ts';

/**
 * Serves the site on a migrated database, until the process is stopped.
 * @param root folder of the project with `dist/client`.
 * @throws ListenError
 */
export async function openSite(config: Config, database: OpenDatabase, root: string): Promise<void> {
  collectDefaultMetrics({ register: registry });
  measureDatabase(database);
  const clientDir = path.join(root, 'dist/client');
  const read = (file: string) => fs.readFileSync(path.join(clientDir, file), 'utf8');
  const template = paintFirst(read('index.html'), read);
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const tables = tableVersions(database.prisma);
  const live = new LiveMatches(database.prisma, versionsOfStatistics(database.prisma));
  const background = createBackground(database, config, domains);
  const changes = await listenToChanges(database, {
    changed(table) {
      tables.changed(table);
      if (table === 'matches' || table === 'match_statistics') live.changed();
      background.changed(table);
    },
    lost: () => tables.lost(),
    listening() {
      tables.listening();
      live.changed();
    },
  });
  const handle = createApp({
    live,
    queue: background.queue,
    invalidationsApplied: changes.invalidationsApplied,
    config,
    database: database.prisma,
    persistedDocuments,
    clientDir,
    renderPage: (request, options) => render(request, { ...options, template, manifest }),
  });
  const address = await serve(
    createSiteServer(handle),
    config,
    async () => {
      await background.stop();
      await changes.stop();
      await database.close();
    },
    () => live.close(),
  );
  // Prisma connects with its first statement. The home page sends none, so connecting now saves time for the next
  // request.
  database.prisma
    .$connect()
    .catch((error: unknown) => logger.warn({ err: error }, 'Prisma is not ready yet'));
  await background.open(address);
  // Only now every part runs.
  announce(address, config, database.kind);
}
