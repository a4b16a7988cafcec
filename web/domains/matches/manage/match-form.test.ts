import { describe, expect, test } from 'vitest';
import {
  changedInput,
  fromMatchInput,
  matchForm,
  matchValues,
  newMatchValues,
  toMatchInput,
} from './match-form.ts';

const match = {
  opponent: 'Delta Tortosa',
  isHome: true,
  matchDate: '2027-01-16T18:00:00.000Z',
  competition: 'LIGA',
  round: 'Jornada 12',
  subject: 'Jornada 12 · Palma – Delta Tortosa',
  homeTeam: 'Palma',
  awayTeam: 'Delta Tortosa',
  location: 'TBD',
  ownTicketPrice: '12.50',
  ticketsSold: 35,
  ticketsHeld: 2,
  ticketsAvailable: 63,
  summaryUrl: null,
};
const values = matchValues(match);

test('the fields show the match, in the club’s time', () => {
  expect(values).toMatchObject({
    isHome: 'casa',
    matchDate: '2027-01-16T19:00',
    subject: '',
    location: '',
    ticketPrice: '12,50',
    ticketsTotal: '100',
  });
  expect(matchValues({ ...match, subject: 'Gran final', round: null }).subject).toBe('Gran final');
});

test.each([
  ['isHome', false, 'fuera'],
  ['matchDate', '2027-07-01T18:30:00.000Z', '2027-07-01T20:30'],
  ['ticketPrice', '9.50', '9,50'],
  ['ticketPrice', null, ''],
  ['ticketsTotal', 120, '120'],
  ['location', null, ''],
])('%s %j of the API is %j in the form', (field, current, expected) => {
  expect(fromMatchInput(field, current)).toEqual([field, expected]);
});

describe('the input for the API', () => {
  test('has only the changes, and what they were', () => {
    expect(changedInput(values, values)).toEqual({ base: {} });
    const after = { ...values, matchDate: '2027-07-01T20:30', isHome: 'fuera', ticketPrice: '9,5 €' };
    expect(changedInput(values, after)).toEqual({
      matchDate: '2027-07-01T18:30:00.000Z',
      isHome: false,
      ticketPrice: '9.5',
      base: { matchDate: match.matchDate, isHome: true, ticketPrice: '12.50' },
    });
  });
});

test.each([
  ['opponent', ' ', 'Indica el rival'],
  ['matchDate', '', 'Indica una fecha y una hora válidas'],
  ['ticketsTotal', 'muchas', 'Las entradas deben ser un número entero'],
  ['ticketsTotal', '12,5', 'Las entradas deben ser un número entero'],
  ['ticketPrice', 'x', 'El precio debe estar entre'],
  ['summaryUrl', 'x', 'Debe ser una URL válida'],
])('%s %j is refused at its box', (name, value, message) => {
  const { error } = matchForm.safeParse({ ...values, [name]: value });
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: [name], message: expect.stringContaining(message) }),
  ]);
});

test('a new match needs only opponent and date', () => {
  const fresh = { ...newMatchValues('LIGA'), opponent: 'Reus', matchDate: '2027-01-16T19:00' };
  expect(matchForm.safeParse(fresh).success).toBe(true);
  expect(toMatchInput(fresh)).toMatchObject({ isHome: true, ticketsTotal: 0, ticketPrice: '' });
});
