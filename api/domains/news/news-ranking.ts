import type { Database } from '../../platform/database/client.ts';
import { searchedWords } from '../../platform/lists/search.ts';

/**
 * Puts found articles in the order of how well they fit: each word counts more in the title than in the text, and more as a
 * whole word than as a part of one. Among equal ones the latest comes first.
 */
export async function rankedArticles(
  database: Database,
  search: string | null,
  ids: readonly number[],
): Promise<number[]> {
  const words = searchedWords(search) ?? [];
  // Every sign that is no letter or digit could mean something in a regular expression.
  const whole = words.map(
    (word) => `\\m${word.replaceAll(/\\(.)/g, '$1').replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}\\M`,
  );
  const rows = await database.$queryRaw<{ id: number }[]>`
    SELECT news.id
      FROM news
     CROSS JOIN LATERAL (SELECT fold_for_search(news.title) AS title OFFSET 0) AS folded
     CROSS JOIN LATERAL (
             SELECT sum(CASE WHEN folded.title ~ whole THEN 0
                             WHEN folded.title ILIKE '%' || part || '%' THEN 1
                             WHEN news.search ~ whole THEN 2
                             ELSE 3 END) AS distance
               FROM unnest(${whole}::text[], ${words}::text[]) AS word (whole, part)
           ) AS fit
     WHERE news.id = ANY (${ids}::int[])
     ORDER BY fit.distance, news.publication_date DESC, news.id DESC`;
  return rows.map(({ id }) => id);
}
