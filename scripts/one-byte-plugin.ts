import type { Plugin } from 'vite';

/** A letter that takes two bytes in V8, or a template whose letters are taken as they are written. */
const WIDE = /(String\.raw`[^`]*`)|[\u0100-\uffff]/g;

/** The same program with every letter beyond Latin-1 written as its escape. */
export function inOneByte(code: string): string {
  return code.replace(
    WIDE,
    (letter, raw?: string) => raw ?? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Writes the server's chunks in Latin-1. V8 keeps the text of all that runs, and a single «…» or «’» in it makes each of
 * its letters take two bytes: five megabytes.
 */
export function oneByteSources(): Plugin {
  return {
    name: 'one-byte-sources',
    // Not as each chunk is rendered: the minifier writes it anew after that.
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = inOneByte(part.code);
    },
  };
}
