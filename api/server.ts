import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { paintFirst } from '../web/app/html.ts';
import { render } from '../web/entry-server.tsx';
import persistedDocuments from '../web/gql/persisted-documents.json' with { type: 'json' };
import { keepAbonoFilesClean } from './abonos/abono-files.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { listenToChanges } from './database/changes.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { prepareDatabase } from './prepare-database.ts';
import { removeStaleUploads, uploadFolder } from './http/uploads.ts';
import { stopSettling } from './points/settlement-queue.ts';
import { announce, failStart, serve } from './process.ts';

// The process: configuration in, database open, listening, a clean stop. Built into dist/server by `npm run build`.

const root = process.cwd();
const clientDir = path.join(root, 'dist/client');

try {
  const config = readConfig(process.env);
  const database = await prepareDatabase(config, root);
  await removeStaleUploads(uploadFolder(config));
  await keepAbonoFilesClean(database.prisma, config.dataDir);
  const read = (file: string) => fs.readFileSync(path.join(clientDir, file), 'utf8');
  const template = paintFirst(read('index.html'), read);
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const answers = new AnswerCache();
  const changes = await listenToChanges(database, answers);
  const handle = createApp({
    answers,
    settled: changes.settled,
    config,
    database: database.prisma,
    persistedDocuments,
    clientDir,
    renderPage: (request, options) => render(request, { ...options, template, manifest }),
  });
  const address = await serve(http.createServer(handle), config, async () => {
    await stopSettling(database.prisma);
    await changes.stop();
    await database.close();
  });
  announce(address, config, database.kind);
} catch (error) {
  failStart(error);
}
