import type { Manifest } from 'vite';
import { type ServedState, stateScript } from './served-state.ts';

export type BuildManifest = Manifest;

interface Parts {
  template: string;
  manifest: BuildManifest | undefined;
  /** The files under `web/`, without `.tsx`, that the page is made of. */
  files: readonly string[];
  /** What React rendered: what belongs in the head first, then the page. */
  rendered: string;
  state: ServedState;
}

/** The start tag of the page's outermost element (`Layout`): what React renders before it belongs in the head. */
const PAGE_START = '<div data-page';

/** Puts a rendered page into the template of the build, and makes the bytes of all. */
export function assemble({ template, manifest, files, rendered, state }: Parts): Buffer {
  const start = Math.max(0, rendered.indexOf(PAGE_START));
  const head = rendered.slice(0, start) + fonts(manifest) + preloads(manifest, files);
  const filled = [head, rendered.slice(start), stateScript(state)];
  return Buffer.concat(
    piecesOf(template).flatMap((piece, index) => [piece, Buffer.from(filled[index] ?? '')]),
  );
}

/** Where a page's head, the page and its state go, in the order of the template. */
const PLACES = /<!--head-->|<!--page-->|<!--state-->/;

let cut: { template: string; pieces: readonly Buffer[] } | undefined;

/** What stands between the places. Cut once: it holds the whole style sheet, and half of a page's bytes. */
function piecesOf(template: string): readonly Buffer[] {
  if (cut?.template !== template) {
    cut = { template, pieces: template.split(PLACES).map((piece) => Buffer.from(piece)) };
  }
  return cut.pieces;
}

/**
 * Puts what shows first before what makes it move. The style sheet comes into the template: nothing shows before it, and
 * with the page it comes a round trip sooner. Scripts leave the way to fonts: the page is complete without them.
 * @param read the text of a file of the build, by its address
 */
export function paintFirst(template: string, read: (address: string) => string): string {
  return template
    .replaceAll(
      /<link rel="stylesheet"[^>]* href="([^"]+)">/g,
      (_link, address: string) => `<style>${read(address).trim()}</style>`,
    )
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, `<$1 ${LATER}`);
}

const LATER = 'fetchpriority="low"';

const ENTRY = 'index.html';

/** What is read first: headlines and text. The other face follows when the browser has seen what it is for. */
const FIRST_FONTS = /(headline|sans)[^/]*\.woff2$/;

/** Links that fetch fonts before the browser has seen that it needs them. */
function fonts(manifest: BuildManifest | undefined): string {
  return Object.values(manifest ?? {})
    .filter(({ file }) => FIRST_FONTS.test(file))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}

/** Links that fetch the page's chunks together with the entry, not after it. */
function preloads(manifest: BuildManifest | undefined, files: readonly string[]): string {
  if (!manifest) return '';
  const inEntry = chunksOf(manifest, ENTRY);
  const found = new Set<string>();
  files.forEach((file) => chunksOf(manifest, `web/${file}.tsx`, found));
  return [...found]
    .filter((key) => !inEntry.has(key))
    .map((key) => manifest[key])
    .map((chunk) => {
      const styles = chunk?.css?.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`) ?? [];
      return `${styles.join('')}<link rel="modulepreload" ${LATER} crossorigin href="/${chunk?.file}">`;
    })
    .join('');
}

/** A chunk and everything it imports at once. */
function chunksOf(manifest: BuildManifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.add(key);
  chunk.imports?.forEach((imported) => chunksOf(manifest, imported, found));
  return found;
}
