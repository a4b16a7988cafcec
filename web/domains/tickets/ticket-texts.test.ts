import { describe, expect, test } from 'vitest';
import type { MatchStatus, TicketStub_TicketFragment } from '../../gql/graphql.ts';
import { ticketAdvice, ticketSituation, ticketTexts } from './ticket-texts.ts';

const HOUR = 60 * 60_000;
const BEGINS = Date.parse('2026-12-05T17:30:00.000Z');

const match = (status: MatchStatus) => ({
  __typename: 'Match' as const,
  id: '7',
  subject: 'Jornada 9 · Palma – Inca',
  homeTeam: 'Palma',
  awayTeam: 'Inca',
  matchDate: new Date(BEGINS).toISOString(),
  competition: 'LIGA',
  location: 'Pavelló Son Tramuntana, Palma',
  status,
});

function ticket(
  status: MatchStatus,
  changedFrom: TicketStub_TicketFragment['changedFrom'] = null,
): TicketStub_TicketFragment {
  const holder = { __typename: 'User' as const, id: '3', name: 'Aina' };
  return {
    __typename: 'Ticket',
    id: '21722d08-0000-4000-8000-000000000000',
    qrCode: 'x',
    holder,
    match: match(status),
    admission: null,
    changedFrom,
  };
}
const before = {
  __typename: 'TicketChange' as const,
  matchDate: '2026-12-04T19:00:00.000Z',
  location: 'Inca',
};
const said = (one: TicketStub_TicketFragment, now = BEGINS - HOUR) => JSON.stringify(ticketTexts(one, now));

test('a ticket of a match that is played as it was bought says when, and what to do', () => {
  const texts = ticketTexts(ticket('SCHEDULED'), BEGINS - HOUR);
  expect(texts.kicker).toBe('LIGA · Jornada 9');
  expect(texts.facts).toContainEqual({ label: 'Hora', value: '18:30' });
  expect(texts.notes).toEqual(['Enséñalo en el acceso', 'N.º 21722D08']);
});

describe('a ticket that admits nobody as things are', () => {
  test.each([
    ['POSTPONED', BEGINS - HOUR, 'Aplazado'],
    ['POSTPONED', BEGINS + 900 * HOUR, 'Aplazado'],
    ['CANCELLED', BEGINS - HOUR, 'Cancelado'],
    ['FINISHED', BEGINS + HOUR, 'Pasado'],
    ['SCHEDULED', BEGINS + 4 * HOUR, 'Pasado'],
  ] as const)('%s: says so, and shows neither an hour nor «Enséñalo»', (status, now, word) => {
    const texts = said(ticket(status, before), now);
    expect(texts).toContain(word);
    expect(texts).not.toMatch(/18:30|20:00|Hora|Enséñalo/);
  });

  test('its owner is told what to do instead', () => {
    expect(ticketAdvice(ticket('CANCELLED'), 'Enseña el código')).not.toContain('Enseña');
    expect(ticketAdvice(ticket('POSTPONED'), 'Enseña el código')).toContain('vale para la nueva fecha');
  });
});

test('a ticket that was used says when and where, and admits nobody again', () => {
  const admission = {
    __typename: 'TicketAdmission' as const,
    at: new Date(BEGINS - HOUR / 2).toISOString(),
    gate: 'Norte',
  };
  const used = { ...ticket('LIVE'), admission };
  const texts = ticketTexts(used, BEGINS);
  expect(texts.kicker).toBe('Usada · LIGA · Jornada 9');
  expect(texts.notes).toEqual(['Entrada usada', 'Acceso: Norte, sáb 5 dic a las 18:00', 'N.º 21722D08']);
  expect(ticketAdvice({ ...used, match: match('LIVE') }, 'Enseña el código')).not.toContain('Enseña');
  // Afterwards it says that the match is over, and still when and where it was used.
  const afterwards = ticketTexts({ ...used, match: match('FINISHED') }, BEGINS + HOUR);
  expect(afterwards.kicker).toContain('Pasado');
  expect(afterwards.notes).toContain('Acceso: Norte, sáb 5 dic a las 18:00');
});

test('during its match a ticket admits, however long it lasts', () => {
  expect(ticketSituation(ticket('LIVE'), BEGINS + 5 * HOUR)).toBe('usual');
});

test('a ticket of a moved match says what was, beside the new date', () => {
  const texts = ticketTexts(ticket('SCHEDULED', before), BEGINS - HOUR);
  expect(texts.kicker).toBe('Nueva fecha · LIGA · Jornada 9');
  expect(texts.facts).toContainEqual({ label: 'Hora', value: '18:30' });
  expect(texts.notes.at(-1)).toBe('Este partido ha cambiado: antes era el vie 4 dic a las 20:00, en Inca.');
  const sameDay = { ...before, matchDate: '2026-12-05T11:00:00.000Z', location: match('SCHEDULED').location };
  expect(ticketTexts(ticket('SCHEDULED', sameDay), BEGINS - HOUR).kicker).toContain('Nueva hora');
  const elsewhere = { ...before, matchDate: match('SCHEDULED').matchDate };
  expect(ticketTexts(ticket('SCHEDULED', elsewhere), BEGINS - HOUR).kicker).toContain('Nuevo lugar');
});
