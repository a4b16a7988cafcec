import { foldForSearch } from '../../platform/input/folded-text.input.ts';
import type { PlayerLine } from './sheet.ts';

/** What tells a player of a box score from others. */
export type NamedLine = Pick<PlayerLine, 'key' | 'personId' | 'shirt' | 'name'>;

/** A player of the squad. */
export interface SquadPlayer {
  id: number;
  dorsal: number;
  name: string;
}

/** Who a line of the same source was in another match. */
export interface KnownLine extends Omit<NamedLine, 'key'> {
  playerId: number;
}

/** Initials and short words are in many names. */
const SHORTEST_WORD = 3;
const wordsOf = (name: string) =>
  foldForSearch(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);

/**
 * Who the players of a box score are: by person, else as in another match, else by number and name. «0» and «00» are two
 * shirts, and the squad has no «00». Two lines that would be one player are left to staff.
 * @returns the player's id by the line's key
 */
export function joinedPlayers(
  lines: readonly NamedLine[],
  squad: readonly SquadPlayer[],
  known: readonly KnownLine[],
): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of lines) {
    const id = knownPlayer(line, known) ?? numberedPlayer(line, squad);
    if (id !== undefined) found.set(line.key, id);
  }
  const all = [...found.values()];
  return new Map([...found].filter(([, id]) => all.indexOf(id) === all.lastIndexOf(id)));
}

function knownPlayer(line: NamedLine, known: readonly KnownLine[]): number | undefined {
  const same = known.find((other) =>
    line.personId === null
      ? other.personId === null &&
        other.shirt === line.shirt &&
        foldForSearch(other.name) === foldForSearch(line.name)
      : other.personId === line.personId,
  );
  return same?.playerId;
}

function numberedPlayer({ shirt, name }: NamedLine, squad: readonly SquadPlayer[]): number | undefined {
  const words = wordsOf(name);
  const players = squad.filter(
    (player) => String(player.dorsal) === shirt && wordsOf(player.name).some((word) => words.includes(word)),
  );
  return players.length === 1 ? players[0]?.id : undefined;
}
