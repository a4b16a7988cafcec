import { expect, test } from 'vitest';
import { hasWrongLetters } from './wrong-letters.ts';

test('the text of a font with another encoding than it says has wrong letters', () => {
  expect(hasWrongLetters('Titular: JosÉ Luis MartÅnez Temporada 2025Ä2026 PabellÑn'.split(' '))).toBe(true);
  expect(hasWrongLetters('PabellŽn de Martžnez y CastaŒo JosŽ'.split(' '))).toBe(true);
});

test.each([
  'Titular: José Luis Martínez Temporada 2025–2026 Pabellón',
  'ÁNGELES ÁVILA Ñ 1ª PLANTA 2º ANILLO',
  'Titular: Ana McÁllister Ruiz',
  'Localitzador X4Y7 fila 12B3 Mª Àngels col·legi',
  '',
])('«%s» has none', (text) => expect(hasWrongLetters(text.split(' '))).toBe(false));
