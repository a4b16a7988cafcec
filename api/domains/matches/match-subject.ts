import { club } from '../../club/club.ts';

const SEPARATOR = ' · ';

/** Home and away team, derived from the opponent. */
export function teamsOf({ opponent, isHome }: { opponent: string; isHome: boolean }) {
  return isHome ? { homeTeam: club.name, awayTeam: opponent } : { homeTeam: opponent, awayTeam: club.name };
}

/** «Jornada 12 · Palma – Teruel», or only the teams if there is no round. */
export function subjectOf(
  round: string,
  { homeTeam, awayTeam }: { homeTeam: string; awayTeam: string },
): string {
  const teams = `${homeTeam} – ${awayTeam}`;
  return round ? round + SEPARATOR + teams : teams;
}

/**
 * The round in a subject built by `subjectOf`.
 * @returns null for a custom subject
 */
export function derivedRound(match: { subject: string; homeTeam: string; awayTeam: string }): string | null {
  const teams = subjectOf('', match);
  if (match.subject === teams) return '';
  const end = SEPARATOR + teams;
  return match.subject.endsWith(end) ? match.subject.slice(0, -end.length) : null;
}
