import { expect, test } from 'vitest';
import { averageText, clockText, playText, shareText, stateText, throwsText } from './statistics-words.ts';

test('times, throws and shares as box scores print them', () => {
  expect([clockText(1106), clockText(0), clockText(5)]).toEqual(['18:26', '0:00', '0:05']);
  expect(throwsText({ made: 7, attempted: 12 })).toBe('7/12');
  expect(shareText({ made: 7, attempted: 12 })).toBe('58 %');
  expect(shareText({ made: 0, attempted: 0 })).toBe('–');
  expect([averageText(37, 3), averageText(10, 2)]).toEqual(['12,3', '5,0']);
});

test('a missed throw is not a basket', () => {
  expect(playText({ kind: 'THREE', isMade: true })).toBe('Triple');
  expect(playText({ kind: 'THREE', isMade: false })).toBe('Triple fallado');
  expect(playText({ kind: 'REBOUND', isMade: null })).toBe('Rebote');
});

test('where a match is follows from its last event', () => {
  const at = { period: 3, left: 252, kind: 'TWO', isFinal: false } as const;
  expect(stateText(at)).toBe('3.er cuarto, 4:12');
  expect(stateText({ ...at, period: 2, kind: 'PERIOD_END' })).toBe('Descanso');
  expect(stateText({ ...at, kind: 'PERIOD_END' })).toBe('Final del 3.er cuarto');
  expect(stateText({ ...at, isFinal: true })).toBe('Final del partido');
});
