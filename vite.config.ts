import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gqlDocuments } from './scripts/gql-plugin.ts';

/** Components that the home page and most pages behind it use. */
const SHARED_PARTS =
  /\/web\/(ui\/(Card|Badge|Skeleton|FilterChips|Carousel|use-autoplay|dates|text)|domains\/matches\/(MatchScoreboard|match-state|live-hours)|domains\/news\/(NewsCard|NewsPicture|CategoryBadge|category-colour)|domains\/sponsors\/SponsorLogo|ui\/(MoreLink|ProgressBar|art\/CourtLines)|domains\/sponsors\/sponsor-tiers|domains\/home\/club-json-ld|graphql\/preload)\.tsx?$/;

/** To whoever imports it the package offers the build with development warnings. */
const productionRouter = (name: RegExp, file: string) => ({
  find: name,
  replacement: path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production', file),
});
const PRODUCTION_ROUTER = [
  productionRouter(/^react-router$/, 'index.mjs'),
  productionRouter(/^react-router\/dom$/, 'dom-export.mjs'),
];

/** graphql-jit imports some files of GraphQL.js by their CommonJS names, which would be another GraphQL.js in the bundle. */
const GRAPHQL_AS_MODULES = {
  find: /^graphql\/(.+)\.js$/,
  replacement: `${path.resolve(import.meta.dirname, 'node_modules/graphql')}/$1.mjs`,
};

/** urql without the parser: documents are parsed when the site is built. */
const URQL_WITHOUT_PARSER = {
  find: '@0no-co/graphql.web',
  replacement: path.resolve(import.meta.dirname, 'web/graphql/graphql-web.ts'),
};

/** Packages of the server that bring files beside their code: native parts, WebAssembly, data, programs of their own. */
const WITH_FILES = [
  '@electric-sql/pglite',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@prisma/client',
  '@prisma/schema-engine-wasm',
  '@tesseract.js-data/cat',
  '@tesseract.js-data/spa',
  'harfbuzzjs',
  'pdfjs-dist',
  'piscina',
  'sharp',
  'tesseract.js',
  'wawoff2',
  'zxing-wasm',
];

// `vite build` makes what browsers load; `vite build --ssr api/server.ts` makes the process that serves it.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    gqlDocuments({ sources: 'web', persistedDocuments: 'web/gql/persisted-documents.json' }),
    react(),
    tailwind(),
  ],
  // Without it React's development build comes along, a fifth of the server's code.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    alias: [
      ...PRODUCTION_ROUTER,
      ...(isSsrBuild ? [GRAPHQL_AS_MODULES] : [URQL_WITHOUT_PARSER]),
    ],
  },
  // The server's other packages become part of it: to find and read 1,500 files takes a second of each start.
  // `npm run dev` leaves them where they are: what is CommonJS would not run as a part of it.
  ssr: command === 'build' ? { noExternal: true, external: WITH_FILES } : {},
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // A font or picture inlined as a data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // Browsers that do not know the hint load the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // A start reads all of it. The names and lines of a stack trace stay.
        { output: { comments: false } }
      : {
          output: {
            codeSplitting: {
              groups: [
                // Pages change weekly, these hardly ever, so visitors keep them from one release to the next.
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|urql|@urql|wonka|@0no-co)\//,
                  priority: 2,
                },
                // Everything else that each visit loads: one chunk, since one compresses better than a dozen.
                { name: 'shell', tags: ['$initial'], priority: 1 },
                // What most public pages are built of, for the same reason.
                { name: 'parts', test: SHARED_PARTS },
              ],
            },
          },
        },
  },
}));
