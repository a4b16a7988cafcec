import { club } from '../../club/club.ts';

const SEPARATOR = ' · ';

/** Who plays at home and who away, from the one team that is not the club. */
export function teamsOf({ opponent, isHome }: { opponent: string; isHome: boolean }) {
  return isHome ? { homeTeam: club.name, awayTeam: opponent } : { homeTeam: opponent, awayTeam: club.name };
}

/** «Jornada 12 · Palma – Teruel», or the teams alone where there is no round. */
export function subjectOf(
  round: string,
  { homeTeam, awayTeam }: { homeTeam: string; awayTeam: string },
): string {
  const teams = `${homeTeam} – ${awayTeam}`;
  return round ? round + SEPARATOR + teams : teams;
}

/**
 * The round of a subject that was made by `subjectOf`.
 * @returns null where somebody typed the subject as it stands, so that it is theirs to keep.
 */
export function derivedRound(match: { subject: string; homeTeam: string; awayTeam: string }): string | null {
  const teams = subjectOf('', match);
  if (match.subject === teams) return '';
  const end = SEPARATOR + teams;
  return match.subject.endsWith(end) ? match.subject.slice(0, -end.length) : null;
}
