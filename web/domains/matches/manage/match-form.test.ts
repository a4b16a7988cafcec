import { describe, expect, test } from 'vitest';
import { changedInput, matchForm, matchValues, newMatchValues, toMatchInput } from './match-form.ts';

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
  ticketsSold: 37,
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

describe('the input for the API', () => {
  test('is null without changes, otherwise only the changes', () => {
    expect(changedInput(values, values)).toEqual({});
    const after = { ...values, matchDate: '2027-07-01T20:30', isHome: 'fuera', ticketPrice: '9,5 €' };
    expect(changedInput(values, after)).toEqual({
      matchDate: '2027-07-01T18:30:00.000Z',
      isHome: false,
      ticketPrice: '9.5',
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
