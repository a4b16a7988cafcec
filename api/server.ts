import fs from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { paintFirst } from '../web/app/html.ts';
import { render } from '../web/entry-server.tsx';
import persistedDocuments from '../web/gql/persisted-documents.json' with { type: 'json' };
import { removeStrayAbonoFiles } from './abonos/abono-files.ts';
import { createApp } from './app.ts';
import { createBackground } from './background.ts';
import { readConfig } from './config.ts';
import { listenToChanges } from './database/changes.ts';
import { keepFigures } from './database/kept-figures.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { measureDatabase, registry } from './metrics.ts';
import { LiveMatches } from './matches/live-matches.ts';
import { prepareDatabase } from './prepare-database.ts';
import { removeStaleUploads, uploadFolder } from './http/uploads.ts';
import { stopSettling } from './points/settlement-queue.ts';
import { announce, createSiteServer, failStart, serve } from './process.ts';

// The process: configuration in, database open, listening, a clean stop. Built into dist/server by `npm run build`.

const root = process.cwd();
const clientDir = path.join(root, 'dist/client');

try {
  const config = readConfig(process.env);
  const database = await prepareDatabase(config, root);
  collectDefaultMetrics({ register: registry });
  measureDatabase(database);
  await removeStaleUploads(uploadFolder(config));
  await removeStrayAbonoFiles(database.prisma, config);
  const read = (file: string) => fs.readFileSync(path.join(clientDir, file), 'utf8');
  const template = paintFirst(read('index.html'), read);
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const answers = new AnswerCache();
  const live = new LiveMatches(database.prisma);
  const background = createBackground(database, config);
  const figures = keepFigures(database.prisma);
  const changes = await listenToChanges(database, {
    changed(table) {
      answers.changed(table);
      figures.changed(table);
      if (table === 'matches') live.changed();
      background.changed(table);
    },
    lost() {
      answers.lost();
      figures.lost();
    },
    listening() {
      answers.listening();
      figures.listening();
      live.changed();
    },
  });
  const handle = createApp({
    answers,
    live,
    queue: background.queue,
    settled: changes.settled,
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
      await stopSettling(database.prisma);
      await changes.stop();
      await database.close();
    },
    () => live.close(),
  );
  announce(address, config, database.kind);
  await background.open(address);
} catch (error) {
  failStart(error);
}
