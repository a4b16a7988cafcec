import { LRUCache } from 'lru-cache';
import { club } from '../../club/club.ts';

/** Case and accents aside, since staff write «Bàsquet» and «BASQUET» alike. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const known = club.teamAbbreviations.map(({ contains, abbreviation }) => ({
  contains: plain(contains),
  abbreviation,
}));

/** By team: a season has a few dozen, and each list of matches asks for all of them again. */
const abbreviations = new LRUCache<string, string>({ max: 500, memoMethod: abbreviate });

/** A team's badge: the club's own rule for its neighbours, otherwise the initials of the first two words (spec section 9). */
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
