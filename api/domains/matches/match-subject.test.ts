import { expect, test } from 'vitest';
import { club } from '../../club/club.ts';
import { derivedRound, subjectOf, teamsOf } from './match-subject.ts';

const home = teamsOf({ opponent: 'Delta Tortosa', isHome: true });

test('the teams are derived from the opponent and the place', () => {
  expect(home).toEqual({ homeTeam: club.name, awayTeam: 'Delta Tortosa' });
  expect(teamsOf({ opponent: 'Delta Tortosa', isHome: false })).toEqual({
    homeTeam: 'Delta Tortosa',
    awayTeam: club.name,
  });
});

test.each([
  ['Jornada 12', `Jornada 12 · ${club.name} – Delta Tortosa`],
  ['', `${club.name} – Delta Tortosa`],
])('the round «%s» forms a subject and is read back from it', (round, subject) => {
  expect(subjectOf(round, home)).toBe(subject);
  expect(derivedRound({ ...home, subject })).toBe(round);
});

test.each([
  'Gran final de la isla',
  `Jornada 12 · ${club.name} – Otro`,
  `Jornada 12 ${club.name} – Delta Tortosa`,
])('«%s» is a custom subject', (subject) => {
  expect(derivedRound({ ...home, subject })).toBeNull();
});
