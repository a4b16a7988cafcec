import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a program or thread that the site runs beside itself: its source in development and tests, its own bundle
 * in `dist/server` once the site is built.
 * @param source the source's name, such as `reader-process.ts`
 * @param beside the address of the module that runs it, which lies in the same folder
 * @throws Error where neither exists
 */
export function programFile(source: string, beside: string): string {
  const here = path.dirname(fileURLToPath(beside));
  const bundle = `${path.parse(source).name}.js`;
  // Chunks of the bundle lie in a folder below it.
  const files = [path.join(here, source), path.join(here, bundle), path.join(path.dirname(here), bundle)];
  const found = files.find((file) => fs.existsSync(file));
  if (!found) throw new Error(`${bundle} is not built; run npm run build`);
  return found;
}
