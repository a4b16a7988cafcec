import { expect, it } from 'vitest';
import { assemble, paintFirst } from './html.ts';

const template = '<head><!--head--></head><body><div id="root"><!--page--></div><!--state--></body>';
const chunk = (file: string, imports: string[] = []) => ({ file, imports, isEntry: false });
const manifest = {
  'index.html': chunk('assets/index.js', ['_vendor.js']),
  '_vendor.js': chunk('assets/vendor.js'),
  '_card.js': chunk('assets/card.js', ['_vendor.js']),
  'web/domains/home/HomePage.tsx': {
    ...chunk('assets/HomePage.js', ['index.html', '_card.js']),
    css: ['assets/home.css'],
  },
  'headline.woff2': chunk('assets/archivo-headline-B1.woff2'),
  'rest.woff2': chunk('assets/archivo-rest-B1.woff2'),
};
const state = {
  urql: {},
  outcome: 'page',
  site: {
    origin: 'http://localhost',
    year: 2026,
    season: { label: '2026/27', lastDay: '2027-06-30' },
  },
} as const;

function html(rendered: string, overrides = {}) {
  return assemble({
    template,
    manifest,
    files: ['domains/home/HomePage'],
    rendered,
    state,
    ...overrides,
  }).toString();
}

it('puts the tags that React hoists into the head and the page into its root', () => {
  const page = html('<title>Inicio</title><meta name="a"/><div data-page="true"><p>$& $1</p></div>');
  expect(page).toContain('<head><title>Inicio</title><meta name="a"/>');
  expect(page).toContain('<div id="root"><div data-page="true"><p>$& $1</p></div></div>');
});

it("preloads the page's chunks and the first fonts, but nothing that the entry already loads", () => {
  const page = html('<div data-page></div>');
  const preloaded = [...page.matchAll(/<link rel="(\S+)"[^>]* href="([^"]+)">/g)].map(
    ([, rel, href]) => `${rel} ${href}`,
  );
  expect(preloaded.sort()).toEqual([
    'modulepreload /assets/HomePage.js',
    'modulepreload /assets/card.js',
    'preload /assets/archivo-headline-B1.woff2',
    'stylesheet /assets/home.css',
  ]);
});

it('no text in the data can close the script that carries it', () => {
  const answer = { data: JSON.stringify({ title: '</script><script>alert(1)</script>' }) };
  const page = html('<div data-page></div>', { state: { ...state, urql: { key: answer } } });
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  const json = /<script id="state" type="application\/json">(.*)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(json).urql.key).toEqual(answer);
});

it('inlines the style sheet unchanged and moves the scripts after it', () => {
  const built =
    '<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">' +
    '<link rel="stylesheet" crossorigin href="/c.css">';
  expect(paintFirst(built, (address) => `/* ${address} */ a { content: '$& $1' }\n`)).toBe(
    '<script type="module" fetchpriority="low" crossorigin src="/a.js"></script>' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/b.js">' +
      `<style>/* /c.css */ a { content: '$& $1' }</style><link rel="stylesheet" disabled media="not all" href="/c.css">`,
  );
});
