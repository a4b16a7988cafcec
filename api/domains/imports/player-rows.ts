import type { z } from 'zod';
import type { Player, Position, SquadPlace } from '../../platform/database/client.ts';
import {
  PLACE_FIELDS,
  POSITION_CODES,
  RATING_FIELDS,
  playerInput,
  type RatingField,
} from '../players/players.input.ts';
import type { ListColumns, ListEntry } from './list-rows.ts';
import { columnKey } from './table-columns.ts';

export const PLAYER_COLUMNS: ListColumns<
  | 'dorsal'
  | 'name'
  | 'position'
  | 'country'
  | 'primaryQuality'
  | 'secondaryQuality'
  | 'profileImage'
  | 'isActive'
  | RatingField
> = {
  name: ['nombre', 'jugador', 'jugadora', 'name', 'player'],
  dorsal: ['dorsal', 'numero', 'n', 'number'],
  position: ['posicion', 'puesto', 'position'],
  country: ['pais', 'nacionalidad', 'country'],
  atkOverall: ['ataque', 'atkoverall'],
  shooting: ['tiro', 'shooting'],
  finishing: ['finalizacion', 'finishing'],
  concentration: ['concentracion', 'concentration'],
  passing: ['pase', 'passing'],
  defOverall: ['defensa', 'defoverall'],
  steal: ['robo', 'steal'],
  block: ['tapon', 'block'],
  perimeter: ['perimetro', 'perimeter'],
  interior: ['interior'],
  primaryQuality: ['cualidad principal', 'primaryquality'],
  secondaryQuality: ['cualidad secundaria', 'secondaryquality'],
  profileImage: ['foto', 'imagen', 'profileimage'],
  isActive: ['en la plantilla', 'activo', 'isactive'],
};
export type Key = keyof typeof PLAYER_COLUMNS;
const isKey = (field: string): field is Key => field in PLAYER_COLUMNS;

/** Names of the positions in files, folded. */
const POSITION_OF: Readonly<Record<string, Position>> = {
  ...Object.fromEntries(POSITION_CODES.map((code) => [code.toLowerCase(), code])),
  base: 'PG',
  escolta: 'SG',
  alero: 'SF',
  'ala pivot': 'PF',
  pivot: 'C',
};

const YES = new Set(['si', 's', 'true', '1', 'x', 'verdadero']);
const NO = new Set(['no', 'n', 'false', '0', '', 'falso']);

/** A new player without ratings is in the middle. */
const MIDDLE = 50;

/** What the form of a player has: the person, and their place in the squad of a season. */
export type PlayerForm = Required<{
  [Field in keyof z.output<typeof playerInput>]: Exclude<z.output<typeof playerInput>[Field], undefined>;
}>;

/** What an import writes of a player. */
export interface PlayerRow {
  person: Pick<Player, (typeof PERSON_FIELDS)[number]>;
  /** Null if the person is not in the squad of the season. */
  place: Pick<SquadPlace, (typeof PLACE_FIELDS)[number]> | null;
}
const PERSON_FIELDS = ['name', 'country', ...RATING_FIELDS, 'primaryQuality', 'secondaryQuality'] as const;

function picked<Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>;
}
export const rowOf = (player: Player & { places: readonly SquadPlace[] }): PlayerRow => ({
  person: picked(player, PERSON_FIELDS),
  place: player.places[0] ? picked(player.places[0], PLACE_FIELDS) : null,
});
export const rowOfForm = (form: PlayerForm): PlayerRow => ({
  person: picked(form, PERSON_FIELDS),
  place: picked(form, PLACE_FIELDS),
});

/** A whole number may have decimals, as tables write it: «7,0». Another text is wrong for the rules of the form. */
function numberOf(text: string | undefined, missing: number | undefined): unknown {
  if (text === undefined || text === '') return missing;
  const [, whole] = /^(-?\d+)(?:[.,]0+)?$/.exec(text) ?? [];
  return whole === undefined ? text : Number(whole);
}

/** Columns that are not in the file do not change. */
export function playerOf(entry: ListEntry<Key>, before: PlayerRow | null): PlayerForm | null {
  const [position, isActive] = [entry.value('position'), entry.value('isActive')];
  const codes = position
    ?.split(/[/,|+]|\s+y\s+/)
    .map((part) => columnKey(part))
    .filter((part) => part !== '')
    .map((part) => POSITION_OF[part] ?? part);
  const active = isActive === undefined ? undefined : columnKey(isActive);
  if (active !== undefined && !YES.has(active) && !NO.has(active)) {
    entry.wrong('isActive', `«${isActive}» no es «sí» ni «no»`);
    return null;
  }
  const { person, place } = before ?? {};
  const data = entry.check(
    playerInput,
    {
      name: person?.name ?? entry.value('name'),
      dorsal: numberOf(entry.value('dorsal'), undefined),
      position: codes ?? place?.position,
      country: entry.value('country') ?? person?.country,
      ...Object.fromEntries(
        RATING_FIELDS.map((field) => [field, numberOf(entry.value(field), person?.[field] ?? MIDDLE)]),
      ),
      primaryQuality: entry.value('primaryQuality') ?? person?.primaryQuality,
      secondaryQuality: entry.value('secondaryQuality') ?? person?.secondaryQuality,
      profileImage: entry.value('profileImage') ?? place?.profileImage,
      isActive: active === undefined ? (place?.isActive ?? true) : YES.has(active),
    },
    (field) => (isKey(field) ? field : 'name'),
  );
  return (
    data && {
      ...data,
      primaryQuality: data.primaryQuality ?? null,
      secondaryQuality: data.secondaryQuality ?? null,
      profileImage: data.profileImage ?? null,
      isActive: data.isActive ?? true,
    }
  );
}
