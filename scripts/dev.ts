// `npm run dev`: the site with hot reloading on both sides. The process and its database stay open. After a change all
// modules of the API are reloaded together, because a schema builder cannot define a type twice.
import fs from 'node:fs';
import { createServer } from 'vite';
import { readConfig } from '../api/config.ts';
import { prepareDatabase } from '../api/prepare-database.ts';
import { readEnvironmentFile } from './environment-file.js';
import { announce, createSiteServer, failStart, serve } from '../api/platform/process/process.ts';
import type * as App from '../api/app.ts';
import type * as Pages from '../web/entry-server.tsx';

type Handler = ReturnType<typeof App.createApp>;

async function develop(): Promise<void> {
  readEnvironmentFile();
  const config = readConfig({ NODE_ENV: 'development', ...process.env });
  const database = await prepareDatabase(config, process.cwd());
  const server = createSiteServer();
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server } } });

  async function loadSite(): Promise<Handler> {
    const { createApp } = (await vite.ssrLoadModule('/api/app.ts')) as typeof App;
    const { render } = (await vite.ssrLoadModule('/web/entry-server.tsx')) as typeof Pages;
    return createApp({
      config,
      database: database.prisma,
      persistedDocuments: JSON.parse(fs.readFileSync('web/gql/persisted-documents.json', 'utf8')),
      renderPage: async (request, options) => {
        const html = fs.readFileSync('index.html', 'utf8');
        const template = await vite.transformIndexHtml(new URL(request.url).pathname, html);
        return render(request, { ...options, template });
      },
    });
  }

  let site: Promise<Handler> | undefined;
  vite.watcher.on('change', (file) => {
    if (/\/(api|prisma)\//.test(file)) vite.environments.ssr.moduleGraph.invalidateAll();
    site = undefined;
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const handle = await (site ??= loadSite());
        await handle(request, response);
      } catch (error) {
        site = undefined;
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
      }
    });
  });

  const address = await serve(server, config, async () => {
    await vite.close();
    await database.close();
  });
  announce(address, config, database.kind);
}

develop().catch(failStart);
