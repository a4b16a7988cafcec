import type { Config } from '../../config.ts';
import type { Database } from '../database/client.ts';
import { openBlobs } from './open-blobs.ts';

const DAY = 24 * 60 * 60_000;
const FOLDER = 'uploads';

/** A stored picture in any size; the first group is the name without the size. */
const PICTURE = /^uploads\/([a-z]+\/[a-z0-9-]+?)(?:-(?:400|800))?\.webp$/;

/**
 * Deletes unused pictures: from forms that were not saved, or left by a process killed during an exchange. Pictures
 * younger than a day are kept, because they may be in an open form.
 * @returns the number of deleted files
 */
export async function removeStrayPictures(
  database: Database,
  config: Pick<Config, 'dataDir' | 'objectStore'>,
  now = Date.now(),
): Promise<number> {
  const blobs = openBlobs(config);
  // Files are listed before their use is checked, so that pictures saved in between are not deleted.
  const old = (await blobs.list(FOLDER)).filter(({ modified }) => now - modified > DAY);
  if (old.length === 0) return 0;
  const shown = await shownPictures(database);
  const stray = old.filter(({ key }) => {
    const name = PICTURE.exec(key)?.[1];
    return name !== undefined && !shown.has(name);
  });
  for (const { key } of stray) await blobs.remove(key);
  return stray.length;
}

/** All pictures mentioned in any table, also inside texts. */
async function shownPictures(database: Database): Promise<Set<string>> {
  const rows = await database.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT regexp_replace(found[1], '-(400|800)$', '') AS name
      FROM (
        SELECT concat_ws(' ', image_url, array_to_string(gallery_images, ' '), content) FROM news
        UNION ALL SELECT logo_url FROM sponsors
        UNION ALL SELECT image_url FROM products
        UNION ALL SELECT profile_image FROM squad_places
      ) AS texts (text),
      LATERAL regexp_matches(text, '/uploads/([a-z]+/[a-z0-9-]+)\\.webp', 'g') AS found`;
  return new Set(rows.map(({ name }) => name));
}
