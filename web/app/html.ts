import type { Manifest } from 'vite';
import { type ServedState, stateScript } from './served-state.ts';

export type BuildManifest = Manifest;

interface Parts {
  template: string;
  manifest: BuildManifest | undefined;
  /** The page's files under `web/`, without `.tsx`. */
  files: readonly string[];
  /** React's output: the tags of the head first, then the page. */
  rendered: string;
  state: ServedState;
}

/**
 * The start tag of the page's outermost element (`Layout`): everything that React renders before it belongs in the
 * head.
 */
const PAGE_START = '<div data-page';

/** Puts a rendered page into the built template and encodes it. */
export function assemble({ template, manifest, files, rendered, state }: Parts): Buffer {
  const start = Math.max(0, rendered.indexOf(PAGE_START));
  const head = rendered.slice(0, start) + fonts(manifest) + preloads(manifest, files);
  const filled = [head, rendered.slice(start), stateScript(state)];
  return Buffer.concat(
    piecesOf(template).flatMap((piece, index) => [piece, Buffer.from(filled[index] ?? '')]),
  );
}

/** The three places in the template for head, page and state, in this order. */
const PLACES = /<!--head-->|<!--page-->|<!--state-->/;

let cut: { template: string; pieces: readonly Buffer[] } | undefined;

/**
 * The parts of the template between the places. Split and encoded once: they contain the whole style sheet, half of a
 * page's bytes.
 */
function piecesOf(template: string): readonly Buffer[] {
  if (cut?.template !== template) {
    cut = { template, pieces: template.split(PLACES).map((piece) => Buffer.from(piece)) };
  }
  return cut.pieces;
}

/**
 * Optimizes the template for the first paint. The style sheet is inlined: nothing shows before it, and this saves a
 * round trip. Scripts come after the fonts: the page is readable without scripts.
 *
 * The disabled link loads nothing, and because of its medium no browser loads it ahead. It tells Vite's loader of chunks
 * that the sheet is there; otherwise that loads it once more, and the browser lays out the whole page again.
 * @param read returns the text of a built file by its URL
 */
export function paintFirst(template: string, read: (address: string) => string): string {
  return template
    .replaceAll(
      /<link rel="stylesheet"[^>]* href="([^"]+)">/g,
      (_link, address: string) =>
        `<style>${read(address).trim()}</style><link rel="stylesheet" disabled media="not all" href="${address}">`,
    )
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, `<$1 ${LATER}`);
}

const LATER = 'fetchpriority="low"';

const ENTRY = 'index.html';

/** The fonts of headlines and body text. The browser requests the third font itself when it needs it. */
const FIRST_FONTS = /(headline|sans)[^/]*\.woff2$/;

/** Preload links for fonts, before the browser finds out that it needs them. */
function fonts(manifest: BuildManifest | undefined): string {
  return Object.values(manifest ?? {})
    .filter(({ file }) => FIRST_FONTS.test(file))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}

/** Preload links for the page's chunks, so that they load together with the entry and not after it. */
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

/** A chunk and all its static imports. */
function chunksOf(manifest: BuildManifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.add(key);
  chunk.imports?.forEach((imported) => chunksOf(manifest, imported, found));
  return found;
}
