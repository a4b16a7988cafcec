import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { nameKey } from '../../platform/input/visible-text.input.ts';
import { RATING_FIELDS } from '../players/players.input.ts';
import { squadSeason } from '../players/players.ts';
import { csvText } from './csv-text.ts';
import type { RowRemark } from './game-rows.ts';
import { isSameRow, type ImportList, type ListRows } from './import-list.ts';
import { ImportInUseError } from './import-in-use.ts';
import { listEntries, type ListEntry } from './list-rows.ts';
import { PLAYER_COLUMNS, playerOf, rowOf, rowOfForm, type Key, type PlayerRow } from './player-rows.ts';

type Rows = ListRows<number, PlayerRow>;

/** All players, with their place in the squad of a season. */
const playersIn = (transaction: DatabaseTransaction, season: number) =>
  transaction.player.findMany({ orderBy: { id: 'asc' }, include: { places: { where: { season } } } });

/** The squad of a season, its players known by their names: a number is another person's in the next one. */
export const playersList: ImportList = {
  columns: PLAYER_COLUMNS,
  async plan(transaction, rows, { locks, season: asked }) {
    const season = await squadSeason(transaction, asked);
    if (locks) await transaction.$queryRaw`SELECT id FROM players ORDER BY id FOR UPDATE`;
    const problems: RowRemark[] = [];
    const players = await playersIn(transaction, season);
    const known = new Map(players.map((player) => [nameKey(player.name), player]));
    const seen = new Map<string, number>();
    const added: PlayerRow[] = [];
    const placed: Rows['list'] = [];
    const changes: { id: number; before: PlayerRow; after: PlayerRow }[] = [];
    const said: { entry: ListEntry<Key>; row: PlayerRow; dorsal: number }[] = [];
    let unchanged = 0;
    for (const entry of listEntries(rows, PLAYER_COLUMNS, ['name', 'dorsal'], problems)) {
      const player = known.get(nameKey(entry.value('name') ?? ''));
      const before = player ? rowOf(player) : null;
      const form = playerOf(entry, before);
      if (!form) continue;
      const row = rowOfForm(form);
      const first = seen.get(nameKey(form.name));
      if (first !== undefined) {
        entry.wrong('name', `Es la misma persona que en la fila ${first}`);
        continue;
      }
      seen.set(nameKey(form.name), entry.line);
      said.push({ entry, row, dorsal: form.dorsal });
      if (!player || !before) added.push(row);
      else if (isSameRow(before, row)) unchanged += 1;
      else if (before.place) changes.push({ id: player.id, before, after: row });
      else placed.push({ id: player.id, before, after: row });
    }
    // A number belongs to the player who has it after the import.
    const owners = new Map(
      players
        .filter(({ name }) => !seen.has(nameKey(name)))
        .flatMap(({ places, name }) => places.map(({ dorsal }) => [dorsal, name] as const)),
    );
    for (const { entry, dorsal, row } of said) {
      const owner = owners.get(dorsal);
      if (owner === undefined) owners.set(dorsal, row.person.name);
      else entry.wrong('dorsal', `El dorsal ${dorsal} lo lleva ${owner}`);
    }
    const taken = players.flatMap(({ places }) => places.map(({ dorsal }) => dorsal));
    const { ordered, stuck } = freeFirst(changes, new Set(taken));
    const [first] = stuck;
    if (first && problems.length === 0) {
      const entry = said.find(({ row }) => row === first.after)?.entry;
      entry?.wrong('dorsal', 'Cambia su dorsal con otra persona del archivo: hazlo antes en «Jugadores»');
    }
    return {
      created: added.length + placed.length,
      changed: changes.length,
      unchanged,
      skipped: 0,
      problems,
      notes: [],
      async write(): Promise<ListRows> {
        const list: Rows['list'] = [];
        for (const change of [...ordered, ...placed]) {
          await save(transaction, season, change.id, change.after);
          list.push(change);
        }
        for (const after of added) {
          const { id } = await transaction.player.create({ data: after.person });
          await save(transaction, season, id, after);
          list.push({ id, before: null, after });
        }
        return { list, season };
      },
    };
  },
  async undo(transaction, rows) {
    const { list, season = 0 } = rows as Rows;
    await transaction.$queryRaw`SELECT id FROM players ORDER BY id FOR UPDATE`;
    const stored = await playersIn(transaction, season);
    const players = new Map(stored.map((player) => [player.id, player]));
    const others = await transaction.player.findMany({
      where: { id: { in: list.flatMap(({ id, before }) => (before ? [] : [id])) } },
      select: { id: true, name: true, _count: { select: { games: true, places: true } } },
    });
    for (const { id, after } of list) {
      const player = players.get(id);
      if (player && !isSameRow(rowOf(player), after))
        throw new ImportInUseError(`No se puede deshacer: «${player.name}» se ha cambiado después`);
    }
    for (const { name, _count } of others) {
      if (_count.games > 0) throw new ImportInUseError(`No se puede deshacer: «${name}» ya tiene partidos`);
      if (_count.places > 1)
        throw new ImportInUseError(`No se puede deshacer: «${name}» está en la plantilla de otra temporada`);
    }
    const own = new Set(list.map(({ id }) => id));
    for (const { before } of list) {
      const dorsal = before?.place?.dorsal;
      const owner = stored.find(({ id, places }) => places[0]?.dorsal === dorsal && !own.has(id));
      if (owner && dorsal !== undefined)
        throw new ImportInUseError(`No se puede deshacer: el dorsal ${dorsal} lo lleva ahora ${owner.name}`);
    }
    await transaction.player.deleteMany({ where: { id: { in: others.map(({ id }) => id) } } });
    // In the opposite order, each number is free when it is needed.
    for (const { id, before } of list.toReversed())
      if (before && players.has(id)) await save(transaction, season, id, before);
  },
  async export(database, asked) {
    const players = await playersIn(database, await squadSeason(database, asked));
    const squad = players
      .flatMap(({ places, ...player }) => places.map((place) => ({ ...player, ...place })))
      .toSorted((one, other) => one.dorsal - other.dorsal);
    return csvText(
      [
        ...[
          'Nombre',
          'Dorsal',
          'Posición',
          'País',
          'Ataque',
          'Tiro',
          'Finalización',
          'Concentración',
          'Pase',
        ],
        ...['Defensa', 'Robo', 'Tapón', 'Perímetro', 'Interior', 'Cualidad principal', 'Cualidad secundaria'],
        ...['Foto', 'En la plantilla'],
      ],
      squad.map((player) => [
        player.name,
        String(player.dorsal),
        player.position.join('/'),
        player.country,
        ...RATING_FIELDS.map((field) => String(player[field])),
        player.primaryQuality,
        player.secondaryQuality,
        player.profileImage,
        player.isActive ? 'Sí' : 'No',
      ]),
    );
  },
};

/** Writes a person and their place in the squad; without one, they leave it. */
async function save(
  transaction: DatabaseTransaction,
  season: number,
  id: number,
  { person, place }: PlayerRow,
): Promise<void> {
  await transaction.player.update({ where: { id }, data: { ...person, updatedAt: new Date() } });
  const key = { playerId: id, season };
  if (!place) await transaction.squadPlace.deleteMany({ where: key });
  else
    await transaction.squadPlace.upsert({
      where: { playerId_season: key },
      create: { ...key, ...place },
      update: place,
    });
}

/**
 * Changes in an order in which each new number is free: numbers are unique at every moment.
 * @returns besides, those that wait for each other
 */
function freeFirst<Change extends { before: PlayerRow; after: PlayerRow }>(
  changes: readonly Change[],
  taken: Set<number>,
): { ordered: Change[]; stuck: Change[] } {
  const ordered: Change[] = [];
  let stuck = [...changes];
  for (;;) {
    const next = stuck.find(
      ({ before, after }) =>
        before.place?.dorsal === after.place?.dorsal || !taken.has(after.place?.dorsal ?? -1),
    );
    if (!next) return { ordered, stuck };
    taken.delete(next.before.place?.dorsal ?? -1);
    taken.add(next.after.place?.dorsal ?? -1);
    ordered.push(next);
    stuck = stuck.filter((change) => change !== next);
  }
}
