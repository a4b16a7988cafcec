import { describe, expect, test } from 'vitest';
import { knownSpelling, nameKey, visibleLine, visibleLines, visibleText } from './visible-text.input.ts';

describe('what cannot be seen is removed', () => {
  test.each([
    ...['\u00AD', '\u034F', '\u061C', '\u115F', '\u1160', '\u17B4', '\u180E', '\u200B', '\u200C', '\u200D'],
    ...['\u200E', '\u200F', '\u2060', '\u2063', '\u2800', '\u3164', '\uFE0F', '\uFEFF', '\uFFA0', '\uFFFA'],
    ...['\u{E0001}', '\u{E0041}', '\u{E0100}', '\u{1D173}'],
  ])('%j', (sign) => {
    expect(visibleLine(sign)).toBe('');
    expect(visibleLine(` ${sign} \u00A0 `)).toBe('');
    expect(visibleLine(`Ma${sign}ria`)).toBe('Maria');
  });
});

test.each([...['👨‍👩‍👧', '👩🏽‍🚀', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '☎︎', '🇪🇸', 'می‌خواهم', 'क्‍ष', '葛󠄀城', 'Ñandú']])(
  '%s stays whole',
  (text) => expect(visibleText(text)).toBe(text),
);

test('the stored form is NFC, with single spaces on one line', () => {
  expect(visibleLine('  Ba\u0300squet\u00A0\u2003 Inca ')).toBe('Bàsquet Inca');
  expect(visibleLines('\r\nUno  dos\rtres\r\n\r\n')).toBe('Uno  dos\ntres');
  // Two marks that NFC puts into order, with a blank sign between them.
  expect(visibleLine('a\u0323\u200B\u0307')).toBe('a\u0323\u0307'.normalize('NFC'));
});

test('names that look the same are the same', () => {
  for (const other of [
    'COPA  CATALÀ',
    'Copa Catala\u0300',
    'Copa\u00A0Català',
    'Co\u00ADpa Català\u200B',
    'Ｃopa Català',
  ]) {
    expect(nameKey(other)).toBe('copa català');
    expect(knownSpelling(other, ['Liga', 'Copa Català'])).toBe('Copa Català');
  }
  expect(nameKey('Copa Catala')).not.toBe(nameKey('Copa Català'));
  expect(knownSpelling('Copa', ['Copa Català'])).toBe('Copa');
  expect(knownSpelling('COPA', ['Copa', 'COPA'])).toBe('COPA');
});
