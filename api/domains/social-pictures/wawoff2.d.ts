declare module 'wawoff2' {
  const wawoff2: {
    /** Unpacks a WOFF2 file into the TrueType font that is in it, valid until the next call. Rejects where it is none. */
    decompress(file: Uint8Array): Promise<Uint8Array>;
    /** Packs a TrueType font. */
    compress(font: Uint8Array): Promise<Uint8Array>;
  };
  export default wawoff2;
}
