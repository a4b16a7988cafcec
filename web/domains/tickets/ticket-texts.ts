import type { TicketStub_TicketFragment } from '../../gql/graphql.ts';
import { roundOf } from '../matches/match-state.ts';
import { formatDay, formatTime, formatYear } from '../../ui/dates.ts';

/**
 * The texts of a ticket, for the page and for the offline copy.
 * @param holder name of the holder, if known
 */
export function ticketTexts({ id, match }: TicketStub_TicketFragment, holder: string | undefined) {
  const { homeTeam, awayTeam, matchDate } = match;
  return {
    kicker: [match.competition, roundOf(match.subject)].filter(Boolean).join(' · '),
    facts: [
      { label: 'Fecha', value: `${formatDay(matchDate)} ${formatYear(matchDate)}` },
      { label: 'Hora', value: formatTime(matchDate) },
      { label: 'Lugar', value: match.location },
      ...(holder ? [{ label: 'Titular', value: holder }] : []),
    ],
    codeAlt: `Código QR de tu entrada para ${homeTeam} – ${awayTeam}`,
    notes: ['Enséñalo en el acceso', `N.º ${id.slice(0, 8).toUpperCase()}`] as const,
  };
}
