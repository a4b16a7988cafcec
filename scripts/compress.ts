import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fonts and pictures are already compressed. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|html|txt|xml)$/;
/** Below this size, in bytes, compression saves hardly anything. */
const MIN_COMPRESSIBLE_BYTES = 256;

/**
 * Writes a brotli and a gzip copy beside each text file of a folder, so that the server never compresses them itself.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await fs.promises.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const content = await fs.promises.readFile(file);
    if (content.length < MIN_COMPRESSIBLE_BYTES) continue;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await fs.promises.writeFile(`${file}.br`, await brotli(content, options));
    await fs.promises.writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
  }
}
