import type { Config } from '../../config.ts';
import type { Database } from '../database/client.ts';
import { openBlobs } from './open-blobs.ts';

const DAY = 24 * 60 * 60_000;
const FOLDER = 'uploads';

/** A stored picture in any of its sizes; the first group is what all of them have in common. */
const PICTURE = /^uploads\/([a-z]+\/[a-z0-9-]+?)(?:-(?:400|800))?\.webp$/;

/**
 * Removes pictures that nothing shows: sent with a form that was never saved, or left by a process that was killed while
 * it exchanged one. What is younger than a day may still be in somebody's form.
 * @returns how many files were removed
 */
export async function removeStrayPictures(
  database: Database,
  config: Pick<Config, 'dataDir' | 'objectStore'>,
  now = Date.now(),
): Promise<number> {
  const blobs = openBlobs(config);
  // Listed before it is asked what is shown: what is saved in between is spared, not what is sent.
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

/** What all the tables together mention, wherever in a text it stands. */
async function shownPictures(database: Database): Promise<Set<string>> {
  const rows = await database.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT regexp_replace(found[1], '-(400|800)$', '') AS name
      FROM (
        SELECT concat_ws(' ', image_url, array_to_string(gallery_images, ' '), content) FROM news
        UNION ALL SELECT logo_url FROM sponsors
        UNION ALL SELECT image_url FROM products
        UNION ALL SELECT profile_image FROM players
      ) AS texts (text),
      LATERAL regexp_matches(text, '/uploads/([a-z]+/[a-z0-9-]+)\\.webp', 'g') AS found`;
  return new Set(rows.map(({ name }) => name));
}
