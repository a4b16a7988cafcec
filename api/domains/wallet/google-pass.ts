import { createSign } from 'node:crypto';
import { club } from '../../club/club.ts';
import type { TicketCard } from '../tickets/ticket-card.ts';
import type { GoogleCredentials } from './google-credentials.ts';

const SAVE = 'https://pay.google.com/gp/v/save/';

const spanish = (value: string) => ({ defaultValue: { language: 'es', value } });

/**
 * The address that saves a ticket in Google Wallet: a signed token (JWT, RS256) with the match and the ticket.
 * Source: Google Wallet API, event tickets, «Add to Google Wallet» with a JWT.
 */
export function googleWalletAddress(
  card: TicketCard,
  { issuerId, email, key }: GoogleCredentials,
  origin: string,
  now = new Date(),
): string {
  const classId = `${issuerId}.partido-${card.matchId}`;
  const event = {
    id: classId,
    issuerName: club.name,
    reviewStatus: 'UNDER_REVIEW',
    eventName: spanish(`${card.homeTeam} – ${card.awayTeam}`),
    eventId: `partido-${card.matchId}`,
    venue: { name: spanish(card.place), address: spanish(card.place) },
    ...(card.hour !== null && { dateTime: { start: card.startsAt.toISOString() } }),
    homepageUri: { uri: `${origin}/partidos/${card.matchId}`, description: 'El partido en la web' },
  };
  const ticket = {
    id: `${issuerId}.${card.ticketId}`,
    classId,
    state: card.isValid ? 'ACTIVE' : 'INACTIVE',
    ticketHolderName: card.holder,
    ticketNumber: card.number,
    ...(card.isValid && { barcode: { type: 'QR_CODE', value: card.code, alternateText: card.number } }),
  };
  const payload = { eventTicketClasses: [event], eventTicketObjects: [ticket] };
  const claims = {
    iss: email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [origin],
    payload,
  };
  const encoded = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${SAVE}${encoded}.${createSign('RSA-SHA256').update(encoded).sign(key, 'base64url')}`;
}
