import type { Plugin } from 'vite';

/** A letter that takes two bytes in V8, or a template whose raw text is read. */
const WIDE = /(String\.raw`[^`]*`)|[\u0100-\uffff]/g;

/** The same program with every letter beyond Latin-1 escaped. */
export function inOneByte(code: string): string {
  return code.replace(
    WIDE,
    (letter, raw?: string) => raw ?? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Writes the server's chunks in Latin-1. V8 keeps the source text in memory, and a single «’» makes each letter of it
 * take two bytes: five megabytes.
 */
export function oneByteSources(): Plugin {
  return {
    name: 'one-byte-sources',
    // Not per chunk while rendering: the minifier would undo the escapes.
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = inOneByte(part.code);
    },
  };
}
