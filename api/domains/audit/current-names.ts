import DataLoader from 'dataloader';
import type { Database } from '../../platform/database/client.ts';

/** The types of subject whose names must not stay in the log, because they are people or companies. */
export const NAMED_AT_READING = ['user', 'achievement', 'membership', 'abono', 'inquiry'] as const;
type Named = (typeof NAMED_AT_READING)[number];

interface Subject {
  subjectType: string;
  subjectId: string;
}

type Names = DataLoader<Subject, string | null, string>;

const names = new WeakMap<Database, Names>();

/** Reads the names of many subjects in one statement; those of closed accounts and deleted rows are missing. */
async function read(database: Database, subjects: readonly Subject[]): Promise<(string | null)[]> {
  const types = subjects.map(({ subjectType }) => subjectType);
  const ids = subjects.map(({ subjectId }) => subjectId);
  const rows = await database.$queryRaw<{ name: string | null }[]>`
    SELECT coalesce(users.name, holders.name, abonos.nombre_asistente, sponsor_inquiries.company) AS name
      FROM unnest(${types}::text[], ${ids}::text[]) WITH ORDINALITY AS asked (type, id, place)
      LEFT JOIN users ON asked.type IN ('user', 'achievement') AND users.id::text = split_part(asked.id, '-', 1)
      LEFT JOIN memberships ON asked.type = 'membership' AND memberships.id::text = asked.id
      LEFT JOIN users AS holders ON holders.id = memberships.user_id
      LEFT JOIN abonos ON asked.type = 'abono' AND abonos.id::text = asked.id
      LEFT JOIN sponsor_inquiries ON asked.type = 'inquiry' AND sponsor_inquiries.id::text = asked.id
     ORDER BY asked.place`;
  return rows.map(({ name }) => name);
}

/**
 * The present name of an entry's subject, which the log itself does not keep: of the person of an account, card or pass, or
 * of the company of an inquiry. The id of an awarded achievement begins with that of the person. Null if it is gone, or if the type has its name in the log.
 */
export async function currentName(
  database: Database,
  { subjectType, subjectId }: Subject,
): Promise<string | null> {
  if (!NAMED_AT_READING.includes(subjectType as Named)) return null;
  let loader = names.get(database);
  if (!loader) {
    // Entries of a page are resolved together; nothing is kept for the next one.
    loader = new DataLoader<Subject, string | null, string>((subjects) => read(database, subjects), {
      cache: false,
      batchScheduleFn: setImmediate,
    });
    names.set(database, loader);
  }
  return loader.load({ subjectType, subjectId });
}
