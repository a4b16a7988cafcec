import { expect, test } from 'vitest';
import { joinedPlayers, type NamedLine } from './joined-players.ts';

const squad = [
  { id: 1, dorsal: 0, name: 'Biel Pons' },
  { id: 2, dorsal: 7, name: 'Jordi Vidal Oliver' },
  { id: 3, dorsal: 9, name: 'Đorđe Petrović' },
];
const line = (shirt: string, name: string, personId: string | null = null): NamedLine => ({
  key: `${shirt} ${name}`,
  personId,
  shirt,
  name,
});
const joined = (...lines: NamedLine[]) => [...joinedPlayers(lines, squad, []).values()];

test.each([
  ['number and name', line('7', 'J. VIDAL '), [2]],
  ['accents and capitals', line('9', 'D. PETROVIC'), [3]],
  ['«0»', line('0', 'B. Pons'), [1]],
  ['«00» is another shirt', line('00', 'B. Pons'), []],
  ['another name with the number', line('7', 'M. Ferrer'), []],
  ['an initial is no name', line('7', 'J.'), []],
  ['another number with the name', line('8', 'J. Vidal'), []],
])('%s', (_name, of, expected) => {
  expect(joined(of)).toEqual(expected);
});

test('a person is the same one with any number and name', () => {
  const known = [{ personId: '300', shirt: '7', name: 'J. VIDAL', playerId: 2 }];
  expect([...joinedPlayers([line('13', 'JORDI', '300')], squad, known).values()]).toEqual([2]);
  expect(joinedPlayers([line('13', 'JORDI', '301')], squad, known).size).toBe(0);
});

test('without a person, the same number and name are who they were', () => {
  const known = [{ personId: null, shirt: '13', name: 'Jordi', playerId: 2 }];
  expect([...joinedPlayers([line('13', 'JORDI')], squad, known).values()]).toEqual([2]);
  expect(joinedPlayers([line('14', 'JORDI')], squad, known).size).toBe(0);
});

test('two lines that would be one player are left to staff', () => {
  expect(joined(line('7', 'J. Vidal'), line('7', 'P. Vidal'))).toEqual([]);
});
