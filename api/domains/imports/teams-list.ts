import { z } from 'zod';
import type { DatabaseTransaction, Team } from '../../platform/database/client.ts';
import { nameKey } from '../../platform/input/visible-text.input.ts';
import { teamInput } from '../teams/teams.input.ts';
import { csvText } from './csv-text.ts';
import { isSameRow, type ImportList, type ListRows } from './import-list.ts';
import { ImportInUseError } from './import-in-use.ts';
import { listEntries, type ListColumns, type ListEntry } from './list-rows.ts';
import type { RowRemark } from './game-rows.ts';

const COLUMNS: ListColumns<'name' | 'abbreviation' | 'colors' | 'crestUrl' | 'venue'> = {
  name: ['nombre', 'equipo', 'name', 'team'],
  abbreviation: ['abreviatura', 'abreviacion', 'siglas', 'abbreviation'],
  colors: ['colores', 'color', 'colors'],
  crestUrl: ['escudo', 'cresturl', 'crest url', 'crest'],
  venue: ['pabellon', 'venue', 'campo'],
};
type Key = keyof typeof COLUMNS;

/** The columns of a team that an import writes. */
type TeamRow = Pick<Team, 'abbreviation' | 'colors' | 'crestUrl' | 'venueId'>;
const EMPTY: TeamRow = { abbreviation: null, colors: [], crestUrl: null, venueId: null };
const rowOf = ({ abbreviation, colors, crestUrl, venueId }: Team): TeamRow => ({
  abbreviation,
  colors,
  crestUrl,
  venueId,
});

type Rows = ListRows<number, TeamRow>;

const venueName = ({ name, city }: { name: string; city: string }) => `${name}, ${city}`;

/** Rival teams, known by their names. */
export const teamsList: ImportList = {
  columns: COLUMNS,
  async plan(transaction, rows, { locks }) {
    if (locks) await transaction.$queryRaw`SELECT id FROM teams ORDER BY id FOR UPDATE`;
    const problems: RowRemark[] = [];
    const entries = listEntries(rows, COLUMNS, ['name'], problems);
    const [teams, venues] = await Promise.all([
      transaction.team.findMany(),
      transaction.venue.findMany({ select: { id: true, name: true, city: true } }),
    ]);
    const known = new Map(teams.map((team) => [nameKey(team.name), team]));
    const venueIds = new Map(venues.map((venue) => [nameKey(venueName(venue)), venue.id]));
    const seen = new Map<string, number>();
    const added: (TeamRow & { name: string })[] = [];
    const changes: { id: number; before: TeamRow; after: TeamRow }[] = [];
    let unchanged = 0;
    for (const entry of entries) {
      const read = teamOf(entry, venueIds);
      if (!read) continue;
      const key = nameKey(read.name);
      const first = seen.get(key);
      if (first !== undefined) {
        entry.wrong('name', `Es el mismo equipo que en la fila ${first}`);
        continue;
      }
      seen.set(key, entry.line);
      const before = known.get(key);
      const { name, ...said } = read;
      if (!before) {
        added.push({ ...EMPTY, ...said, name });
        continue;
      }
      const after = { ...rowOf(before), ...said };
      if (isSameRow(rowOf(before), after)) unchanged += 1;
      else changes.push({ id: before.id, before: rowOf(before), after });
    }
    return {
      created: added.length,
      changed: changes.length,
      unchanged,
      skipped: 0,
      problems,
      notes: [],
      async write(): Promise<ListRows> {
        const created = await transaction.team.createManyAndReturn({ data: added });
        await update(transaction, changes);
        const list: Rows['list'] = [
          ...created.map((team) => ({ id: team.id, before: null, after: rowOf(team) })),
          ...changes,
        ];
        return { list };
      },
    };
  },
  async undo(transaction, rows) {
    const { list } = rows as Rows;
    const ids = list.map(({ id }) => id);
    // Blocks matches of these teams that are being added at the same time.
    await transaction.$queryRaw`SELECT id FROM teams WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
    const stored = await transaction.team.findMany({
      where: { id: { in: ids } },
      include: { _count: { select: { matches: true, homeGames: true, awayGames: true, editions: true } } },
    });
    const teams = new Map(stored.map((team) => [team.id, team]));
    for (const { id, before, after } of list) {
      const team = teams.get(id);
      if (!team) continue;
      if (!isSameRow(rowOf(team), after))
        throw new ImportInUseError(`No se puede deshacer: «${team.name}» se ha cambiado después`);
      if (!before && Object.values(team._count).some((count) => count > 0))
        throw new ImportInUseError(`No se puede deshacer: «${team.name}» ya tiene partidos`);
    }
    await transaction.team.deleteMany({
      where: { id: { in: list.flatMap(({ id, before }) => (before ? [] : [id])) } },
    });
    await update(
      transaction,
      list.flatMap(({ id, before }) => (before ? [{ id, after: before }] : [])),
    );
  },
  async export(database) {
    const teams = await database.team.findMany({ orderBy: { name: 'asc' }, include: { venue: true } });
    return csvText(
      ['Nombre', 'Abreviatura', 'Colores', 'Escudo', 'Pabellón'],
      teams.map(({ name, abbreviation, colors, crestUrl, venue }) => [
        name,
        abbreviation,
        colors.join(' '),
        crestUrl,
        venue && venueName(venue),
      ]),
    );
  },
};

const teamSchema: z.ZodType<z.infer<typeof teamInput>> = teamInput;

/** Columns that are not in the file do not change. */
function teamOf(
  entry: ListEntry<Key>,
  venueIds: ReadonlyMap<string, number>,
): (Partial<TeamRow> & { name: string }) | null {
  const [colors, venue] = [entry.value('colors'), entry.value('venue')];
  const read = entry.check(
    teamSchema,
    {
      name: entry.value('name'),
      abbreviation: entry.value('abbreviation'),
      colors: colors?.split(/[\s,|/]+/).filter((color) => color !== ''),
      crestUrl: entry.value('crestUrl'),
    },
    (field) => (field === 'abbreviation' || field === 'colors' || field === 'crestUrl' ? field : 'name'),
  );
  const venueId = venue ? venueIds.get(nameKey(venue)) : null;
  if (venueId === undefined)
    entry.wrong('venue', `No hay ningún pabellón «${venue}»: escribe «nombre, localidad»`);
  if (!read || venueId === undefined) return null;
  const { name, abbreviation, crestUrl } = read;
  return {
    name,
    ...(abbreviation !== undefined && { abbreviation }),
    ...(read.colors !== undefined && { colors: read.colors }),
    ...(crestUrl !== undefined && { crestUrl }),
    ...(venue !== undefined && { venueId }),
  };
}

/** Writes the rows of many teams in one statement. */
async function update(
  transaction: DatabaseTransaction,
  changes: readonly { id: number; after: TeamRow }[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = JSON.stringify(changes.map(({ id, after }) => ({ id, ...after })));
  await transaction.$executeRaw`
    UPDATE teams
       SET abbreviation = new.abbreviation, colors = new.colors, crest_url = new."crestUrl",
           venue_id = new."venueId", updated_at = now()
      FROM jsonb_to_recordset(${rows}::jsonb)
           AS new (id int, abbreviation text, colors text[], "crestUrl" text, "venueId" int)
     WHERE teams.id = new.id`;
}
