import { expect, test } from 'vitest';
import { audienceWords } from './message-words.ts';

test.each([
  [0, 0, 'Ahora mismo no llegará a ningún dispositivo'],
  [1, 1, 'Llegará a 1 dispositivo de 1 persona'],
  [3, 1, 'Llegará a 3 dispositivos de 1 persona'],
  [12_500, 9000, 'Llegará a 12.500 dispositivos de 9000 personas'],
])('%i devices of %i people', (devices, people, words) =>
  expect(audienceWords({ devices, people })).toBe(words),
);
