import { expect, test } from 'vitest';
import { fromInput, NO_VENUE, teamForm, valuesOf } from './team-form.ts';

const team = {
  name: 'Halcones Menorca',
  ownAbbreviation: 'HM',
  colors: ['#0b6e78', '#ffffff'],
  crestUrl: null,
  venue: { id: '3' },
};

test('the form shows a team, and its values are the input of the API', () => {
  expect(teamForm.parse(valuesOf(team))).toEqual({
    name: 'Halcones Menorca',
    abbreviation: 'HM',
    colors: ['#0b6e78', '#ffffff'],
    crestUrl: null,
    venueId: '3',
  });
  expect(valuesOf(null)).toEqual({ name: '', abbreviation: '', colors: '', crestUrl: '', venueId: NO_VENUE });
});

test.each([
  ['', []],
  ['#0B6E78', ['#0b6e78']],
  [' #0b6e78,  #fff000;#000000 ', ['#0b6e78', '#fff000', '#000000']],
])('the colours «%s» are %o', (typed, colors) => {
  expect(teamForm.parse({ ...valuesOf(team), colors: typed }).colors).toEqual(colors);
});

test('a colour that is none is named, as are too many', () => {
  const problemOf = (colors: string) =>
    teamForm.safeParse({ ...valuesOf(team), colors }).error?.issues.map(({ message }) => message);
  expect(problemOf('verde')).toEqual(['Escribe cada color como #0b6e78']);
  expect(problemOf('#000000 #000000 #000000 #000000')).toEqual(['Un equipo tiene como mucho 3 colores']);
});

test('a value of somebody else is shown as the form shows it', () => {
  expect(fromInput('colors', ['#000000', '#ffffff'])).toEqual(['colors', '#000000 #ffffff']);
  expect(fromInput('venueId', null)).toEqual(['venueId', NO_VENUE]);
  expect(fromInput('abbreviation', null)).toEqual(['abbreviation', '']);
});
