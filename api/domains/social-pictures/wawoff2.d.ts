declare module 'wawoff2' {
  const wawoff2: {
    /** Decompresses a WOFF2 file into a TrueType font, valid until the next call. Rejects invalid files. */
    decompress(file: Uint8Array): Promise<Uint8Array>;
    /** Compresses a TrueType font. */
    compress(font: Uint8Array): Promise<Uint8Array>;
  };
  export default wawoff2;
}
