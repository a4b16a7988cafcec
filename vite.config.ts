import fs from 'node:fs';
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gqlDocuments } from './scripts/gql-plugin.ts';

/** Components that the home page and most other pages use, and the club's words that the rules of inputs use too. */
const SHARED_PARTS =
  /\/web\/(ui\/(Card|Badge|Skeleton|FilterChips|Carousel|use-autoplay|dates|text)|domains\/matches\/(MatchScoreboard|MatchStrip|match-state|live-hours)|domains\/news\/(NewsCard|NewsPicture|CategoryBadge|category-colour)|domains\/sponsors\/SponsorLogo|ui\/(MoreLink|ProgressBar|art\/CourtLines)|domains\/sponsors\/sponsor-tiers|domains\/home\/club-json-ld|graphql\/preload)\.tsx?$|\/api\/club\/.+\.input\.ts$/;

/** Small components of most public pages except the home page. */
const PAGE_PARTS =
  /\/web\/(ui\/(Alert|page-icons|PageBand|EmptyState|Price|Pagination|page-window|ActionError|use-action)|app\/(breadcrumbs|use-hydrated)|graphql\/(results|use-list-query))\.tsx?$/;

/** Whether a file holds rules of typed texts, so that a page with it loads zod. Other `.input.ts` files are plain functions. */
const checksInput = (file: string) =>
  file.endsWith('.input.ts') && fs.readFileSync(file, 'utf8').includes("from 'zod'");

/** By default the package resolves to its development build, with warnings. */
const productionRouter = (name: RegExp, file: string) => ({
  find: name,
  replacement: path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production', file),
});
const PRODUCTION_ROUTER = [
  productionRouter(/^react-router$/, 'index.mjs'),
  productionRouter(/^react-router\/dom$/, 'dom-export.mjs'),
];

/**
 * graphql-jit imports some CommonJS files of GraphQL.js, which would put a second copy of GraphQL.js into the bundle.
 */
const GRAPHQL_AS_MODULES = {
  find: /^graphql\/(.+)\.js$/,
  replacement: `${path.resolve(import.meta.dirname, 'node_modules/graphql')}/$1.mjs`,
};

/** urql without the GraphQL parser: documents are parsed at build time. */
const URQL_WITHOUT_PARSER = {
  find: '@0no-co/graphql.web',
  replacement: path.resolve(import.meta.dirname, 'web/graphql/graphql-web.ts'),
};

/**
 * Server packages that need files beside their code: native modules, WebAssembly, data or worker scripts. These, and
 * packages whose files the server finds by name, are the `dependencies` of package.json. All others are bundled, so they
 * are `devDependencies`. `@prisma/client` is bundled, since to install it brings the Prisma CLI, 250 MB.
 */
const WITH_FILES = [
  '@electric-sql/pglite',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@prisma/schema-engine-wasm',
  '@tesseract.js-data/cat',
  '@tesseract.js-data/eng',
  '@tesseract.js-data/spa',
  'harfbuzzjs',
  'pdfjs-dist',
  'piscina',
  'sharp',
  'tesseract.js',
  'wawoff2',
  'zxing-wasm',
];

// `vite build` builds the client; `vite build --ssr api/server.ts` builds the server.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    gqlDocuments({ sources: 'web', persistedDocuments: 'web/gql/persisted-documents.json' }),
    react(),
    tailwind(),
  ],
  // Otherwise React's development build is bundled, which makes up a fifth of the server's code.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    alias: [...PRODUCTION_ROUTER, ...(isSsrBuild ? [GRAPHQL_AS_MODULES] : [URQL_WITHOUT_PARSER])],
  },
  // All other server packages are bundled: finding and reading 1,500 files takes a second at each start. `npm run dev`
  // does not bundle them, because CommonJS packages would not run there.
  ssr: command === 'build' ? { noExternal: true, external: WITH_FILES } : {},
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // An inlined font or image (a data: URL) would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Browsers without modulepreload support load the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // Comments would only slow down the start. Names and line numbers of stack traces stay.
        { output: { comments: false } }
      : {
          output: {
            codeSplitting: {
              groups: [
                // Pages change weekly and these packages hardly ever, so visitors keep this chunk cached across
                // releases.
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|urql|@urql|wonka|@0no-co)\//,
                  priority: 2,
                },
                // Everything else that each visit loads: one chunk compresses better than a dozen.
                { name: 'shell', tags: ['$initial'], priority: 1 },
                // The shared parts of most public pages, for the same reason.
                { name: 'parts', test: SHARED_PARTS },
                { name: 'page-parts', test: PAGE_PARTS },
                // The rules of typed texts, which every form loads: else each adds a name to the list of files.
                { name: 'inputs', test: (file) => checksInput(file) && !file.includes('/domains/door/') },
              ],
            },
          },
        },
  },
}));
