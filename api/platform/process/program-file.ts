import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of another program or thread of the site: its source in development and tests, its bundle in `dist/server`
 * after a build.
 * @param source name of the source file, such as `reader-process.ts`
 * @param beside URL of the calling module in the same folder
 * @throws Error if neither exists
 */
export function programFile(source: string, beside: string): string {
  const here = path.dirname(fileURLToPath(beside));
  const bundle = `${path.parse(source).name}.js`;
  // Chunks of the bundle are in a subfolder.
  const files = [path.join(here, source), path.join(here, bundle), path.join(path.dirname(here), bundle)];
  const found = files.find((file) => fs.existsSync(file));
  if (!found) throw new Error(`${bundle} is not built; run npm run build`);
  return found;
}
