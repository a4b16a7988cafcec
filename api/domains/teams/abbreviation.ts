import { LRUCache } from 'lru-cache';
import { club } from '../../club/club.ts';

/** Ignores case and accents, because staff write both «Bàsquet» and «BASQUET». */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Teams that have a well-known abbreviation: the first entry whose `contains` is part of the name. The order matters: the
 * club and other teams of the island come before «Mallorca».
 */
const known = [
  { contains: club.name, abbreviation: club.abbreviation },
  { contains: 'Menorca', abbreviation: 'HM' },
  { contains: 'Estudiant', abbreviation: 'ME' },
  { contains: 'Sant Antoni', abbreviation: 'CSA' },
  { contains: 'Mallorca', abbreviation: 'FMB' },
].map(({ contains, abbreviation }) => ({ contains: plain(contains), abbreviation }));

/** Cache by team: a season has a few dozen teams, and every list of matches needs their abbreviations. */
const abbreviations = new LRUCache<string, string>({ max: 500, memoMethod: abbreviate });

/**
 * The abbreviation of a team to which staff gave none: a well-known one, otherwise the initials of its first two words.
 */
export function abbreviationOf(team: string): string {
  return abbreviations.memo(team);
}

/** A match as far as its abbreviations depend on it; `select` reads it. */
export interface NamedTeams {
  opponent: string;
  opponentTeam: { abbreviation: string | null } | null;
}

/** Reads `NamedTeams` from the database. */
export const NAMED_TEAMS = { opponent: true, opponentTeam: { select: { abbreviation: true } } } as const;

/** The abbreviation of the club in a match, or of its opponent. */
export function badgeOf({ opponent, opponentTeam }: NamedTeams, isClub: boolean): string {
  return isClub ? club.abbreviation : (opponentTeam?.abbreviation ?? abbreviationOf(opponent));
}

function abbreviate(team: string): string {
  const name = plain(team);
  const neighbour = known.find(({ contains }) => name.includes(contains));
  if (neighbour) return neighbour.abbreviation;
  const words = team.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
