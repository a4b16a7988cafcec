import { expect, test } from 'vitest';
import { grantForm, lastDay, newCard, renewedUntil, renewForm } from './membership-forms.ts';

const card = {
  email: ' Aina@X.test ',
  type: 'Abono',
  activationDate: '2026-09-01',
  expiryDate: '2027-06-30',
};

test('days are the club’s, and the last day is included', () => {
  expect(grantForm.parse(card)).toEqual({
    email: 'aina@x.test',
    type: 'Abono',
    activationDate: new Date('2026-08-31T22:00:00Z'),
    expiryDate: new Date('2027-06-30T22:00:00Z'),
  });
  expect(lastDay('2027-06-30T22:00:00Z')).toBe('2027-06-30');
});

test('a card of one day is valid', () => {
  const day = { ...card, activationDate: '2026-12-31', expiryDate: '2026-12-31' };
  const { activationDate, expiryDate } = grantForm.parse(day);
  expect(expiryDate.getTime() - activationDate.getTime()).toBe(24 * 60 * 60_000);
});

test.each([
  [{ activationDate: '' }, ['activationDate', 'Indica desde cuándo vale']],
  [{ expiryDate: '' }, ['expiryDate', 'Indica hasta cuándo vale']],
  [{ expiryDate: '2026-08-30' }, ['expiryDate', 'El final debe ser posterior al inicio']],
  [{ email: 'aina' }, ['email', 'Email inválido']],
  [{ type: ' ' }, ['type', 'Indica el tipo de carnet']],
])('%j is refused at its field', (changes, [field, message]) => {
  const issues = grantForm.safeParse({ ...card, ...changes }).error?.issues;
  expect(issues?.map(({ path, message: said }) => [path.join('.'), said])).toEqual([[field, message]]);
});

test('a renewal may keep the type', () => {
  expect(renewForm.parse({ expiryDate: '2028-06-30', type: 'Palco' })).toEqual({
    expiryDate: new Date('2028-06-30T22:00:00Z'),
    type: 'Palco',
  });
});

test.each([
  ['2026-11-22T12:00:00Z', '2026-11-22', '2027-06-30'],
  ['2027-03-01T23:30:00Z', '2027-03-02', '2027-06-30'],
  ['2027-05-02T12:00:00Z', '2027-05-02', '2028-06-30'],
])('a card that is made at %s is offered for the season', (now, from, until) => {
  expect(newCard('2027-06-30', now)).toMatchObject({ activationDate: from, expiryDate: until });
});

test.each([
  ['2027-06-30T22:00:00Z', '2028-06-30'],
  ['2028-02-29T23:00:00Z', '2029-02-28'],
  ['2020-06-30T22:00:00Z', '2027-06-30'],
])('a card until %s is offered a renewal until %s', (expiryDate, until) => {
  expect(renewedUntil(expiryDate, '2027-06-30', '2026-11-22T12:00:00Z')).toBe(until);
});
