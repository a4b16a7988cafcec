import { club } from '../../club/club.ts';
import type { TicketCard } from '../tickets/ticket-card.ts';
import type { GoogleCredentials } from './google-credentials.ts';
import { signedToken, tokenTime } from './google-token.ts';

// Source: Google Wallet API, event tickets: a class for each match, and an object for each ticket.

const SAVE = 'https://pay.google.com/gp/v/save/';

const spanish = (value: string) => ({ defaultValue: { language: 'es', value } });

/** A match at Google: what all its tickets show. */
export function googleMatch(
  card: TicketCard,
  { issuerId }: Pick<GoogleCredentials, 'issuerId'>,
  origin: string,
) {
  return {
    id: `${issuerId}.partido-${card.matchId}`,
    issuerName: club.name,
    reviewStatus: 'UNDER_REVIEW',
    eventName: spanish(`${card.homeTeam} – ${card.awayTeam}`),
    eventId: `partido-${card.matchId}`,
    venue: { name: spanish(card.place), address: spanish(card.place) },
    // Not by the ticket: one that was returned takes the date from nobody else.
    ...(card.situation !== 'postponed' &&
      card.situation !== 'cancelled' && { dateTime: { start: card.startsAt.toISOString() } }),
    homepageUri: { uri: `${origin}/partidos/${card.matchId}`, description: 'El partido en la web' },
  };
}

/** Google puts used and expired passes away from those that admit. */
function stateOf({
  isValid,
  isUsed,
  situation,
}: TicketCard): 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'INACTIVE' {
  if (isValid) return 'ACTIVE';
  if (isUsed) return 'COMPLETED';
  return situation === 'past' ? 'EXPIRED' : 'INACTIVE';
}

/** A ticket at Google. One that does not admit has no code. */
export function googleTicket(card: TicketCard, { issuerId }: Pick<GoogleCredentials, 'issuerId'>) {
  return {
    id: `${issuerId}.${card.ticketId}`,
    classId: `${issuerId}.partido-${card.matchId}`,
    state: stateOf(card),
    ...(card.holder !== null && { ticketHolderName: card.holder }),
    ticketNumber: card.number,
    textModulesData: [{ id: 'acceso', header: card.hour === null ? card.day : 'Acceso', body: card.advice }],
    ...(card.isValid && { barcode: { type: 'QR_CODE', value: card.code, alternateText: card.number } }),
  };
}

/** The address that saves a ticket in Google Wallet: a signed token (JWT, RS256) with the match and the ticket. */
export function googleWalletAddress(
  card: TicketCard,
  credentials: GoogleCredentials,
  origin: string,
  now = new Date(),
): string {
  const claims = {
    iss: credentials.email,
    aud: 'google',
    typ: 'savetowallet',
    iat: tokenTime(now),
    origins: [origin],
    payload: {
      eventTicketClasses: [googleMatch(card, credentials, origin)],
      eventTicketObjects: [googleTicket(card, credentials)],
    },
  };
  return SAVE + signedToken(claims, credentials);
}
