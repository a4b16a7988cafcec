import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-21T19:00:00Z');
const MINUTE = 60_000;

test.each([
  [-5 * MINUTE, 'ahora mismo'],
  [0, 'ahora mismo'],
  [MINUTE - 1, 'ahora mismo'],
  [MINUTE, 'hace 1 minuto'],
  [59.9 * MINUTE, 'hace 59 minutos'],
  [60 * MINUTE, 'hace 1 hora'],
  [23.9 * 60 * MINUTE, 'hace 23 horas'],
  [24 * 60 * MINUTE, 'hace 1 día'],
  [29.9 * 24 * 60 * MINUTE, 'hace 29 días'],
  [30 * 24 * 60 * MINUTE, null],
])('%d ms ago', (passed, words) => {
  expect(relativeTime(now - passed, now)).toBe(words);
});
