import { LRUCache } from 'lru-cache';
import { club } from '../../club/club.ts';

/** Ignores case and accents, because staff write both «Bàsquet» and «BASQUET». */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const known = club.teamAbbreviations.map(({ contains, abbreviation }) => ({
  contains: plain(contains),
  abbreviation,
}));

/** Cache by team: a season has a few dozen teams, and every list of matches needs their abbreviations. */
const abbreviations = new LRUCache<string, string>({ max: 500, memoMethod: abbreviate });

/**
 * A team's abbreviation: the one in the club's settings, otherwise the initials of its first two words.
 */
export function abbreviationOf(team: string): string {
  return abbreviations.memo(team);
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
