import { describe, expect, test } from 'vitest';
import { ValidationError, validate } from '../../platform/errors.ts';
import { commentInput, reportInput } from './comments.input.ts';

const read = (content: unknown) => validate(commentInput, { content }).content;

function complaint(content: unknown): string {
  try {
    read(content);
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
  }
  return 'accepted';
}

describe('a comment', () => {
  test.each<[string, string, string]>([
    ['stays as it is', '¡Vamos, Palma! 🏀', '¡Vamos, Palma! 🏀'],
    ['is trimmed', '  hola \n', 'hola'],
    ['keeps its lines', 'una\r\ndos\rtres', 'una\ndos\ntres'],
    ['has no screens of nothing', 'una\n\n\n\n \n\n\ndos', 'una\n\ndos'],
    ['has no control characters', 'ho\u0000la\u0007\u001b[31m\u009f', 'hola[31m'],
    ['has spaces for tabs', 'a\tb', 'a b'],
    ['turns no direction', 'pagado \u202eeurt\u202c \u2066x\u2069\u200f', 'pagado eurt x'],
    ['hides nothing between letters', 'in\u200bsul\u2060to\ufeff', 'insulto'],
    ['has no halves of characters', 'a\ud83cb', 'ab'],
    ['piles up no accents', `Z${'\u0300\u0301\u0302\u0303'.repeat(50)}`, 'Z\u0300\u0301\u0302\u0303'],
    ['joins accents', 'canc\u0327o\u0301', 'cançó'],
    ['keeps families together', '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️', '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️'],
    [
      'is text where it looks like HTML',
      '<script>alert(1)</script> & "x"',
      '<script>alert(1)</script> & "x"',
    ],
  ])('%s', (_name, typed, kept) => {
    expect(read(typed)).toBe(kept);
  });

  test.each([
    '',
    ' \n\t ',
    '\u200b\u200d\ufe0f',
    '\u3164\u115f\u2800',
    '\u0301\u0302',
    '\u0000',
    undefined,
    7,
    null,
  ])('without visible characters is refused: %j', (typed) => {
    expect(complaint(typed)).toBe('Escribe un comentario');
  });

  test('has up to 1000 characters; an emoji counts as one', () => {
    expect(read('ñ'.repeat(1000))).toHaveLength(1000);
    expect(complaint('ñ'.repeat(1001))).toBe('El comentario no puede superar los 1000 caracteres');
    expect(complaint('🏀'.repeat(1000))).toBe('accepted');
    expect(complaint('🏀'.repeat(1001))).toBe('El comentario no puede superar los 1000 caracteres');
    expect(complaint('a'.repeat(5_000_000))).toBe('El comentario no puede superar los 1000 caracteres');
    // Removed characters do not count.
    expect(complaint(`${' '.repeat(500)}${'a'.repeat(1000)}${'\u200b'.repeat(500)}`)).toBe('accepted');
  });
});

test('the reason of a report is optional', () => {
  const reason = (value: unknown) => validate(reportInput, { reason: value }).reason;
  expect([undefined, null, '', '  ', '\u200b'].map(reason)).toEqual([null, null, null, null, null]);
  expect(reason(' Insulta \u202e')).toBe('Insulta');
  expect(() => reason('x'.repeat(301))).toThrow('El motivo no puede superar los 300 caracteres');
});
