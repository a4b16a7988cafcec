import { expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import { page } from '../lines/words.fixture.ts';

function rowOf(heading: string, source: 'ocr' | 'text' = 'ocr') {
  const words = page(
    [0, 0, 'Bloc'],
    [80, 0, heading],
    [160, 0, 'Seient'],
    [0, 12, '9C'],
    [80, 12, '22'],
    [160, 12, '32'],
  );
  return draftsOf({ page: 1, words, source }).drafts[0]?.fields.fila?.value;
}

test('a misread heading between those of a block and a seat is that of the row', () => {
  expect(rowOf('Fila', 'text')).toBe(22);
  expect(['Fda', 'Fita', 'Fiia', 'Fla'].map((heading) => rowOf(heading))).toEqual([22, 22, 22, 22]);
  expect(rowOf('Porta')).toBeUndefined();
  expect(rowOf('Fda', 'text')).toBeUndefined();
});
