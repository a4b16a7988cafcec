import { expect, test } from 'vitest';
import { club } from '../../club/club.ts';
import { derivedRound, subjectOf, teamsOf } from './match-subject.ts';

const home = teamsOf({ opponent: 'Delta Tortosa', isHome: true });

test('the teams follow from the opponent and the place', () => {
  expect(home).toEqual({ homeTeam: club.name, awayTeam: 'Delta Tortosa' });
  expect(teamsOf({ opponent: 'Delta Tortosa', isHome: false })).toEqual({
    homeTeam: 'Delta Tortosa',
    awayTeam: club.name,
  });
});

test.each([
  ['Jornada 12', `Jornada 12 · ${club.name} – Delta Tortosa`],
  ['', `${club.name} – Delta Tortosa`],
])('the round «%s» and back', (round, subject) => {
  expect(subjectOf(round, home)).toBe(subject);
  expect(derivedRound({ ...home, subject })).toBe(round);
});

test.each([
  'Gran final de la isla',
  `Jornada 12 · ${club.name} – Otro`,
  `Jornada 12 ${club.name} – Delta Tortosa`,
])('«%s» was typed', (subject) => {
  expect(derivedRound({ ...home, subject })).toBeNull();
});
