import { expect, test } from 'vitest';
import { excludedIn } from './exclusions.ts';
import { linesOf, textOf } from './lines.ts';
import { page } from './words.fixture.ts';

test.each([
  ['Válido en la Liga. No incluye la Copa. Fila 7.', 'No incluye la Copa.'],
  ['Vàlid a la Lliga. No inclou la Copa. Fila 7.', 'No inclou la Copa.'],
  ['Válido na Liga. Non inclúe a Copa. Fila 7.', 'Non inclúe a Copa.'],
  ['Liga, non dá dereito á Copa. Fila 7.', 'non dá dereito á Copa.'],
  ['Valid for the League. It does not include the Cup. Row 7.', 'does not include the Cup.'],
  ['No válido para la Copa ni fases de ascenso. Fila 7.', 'No válido para la Copa ni fases de ascenso.'],
  ['Aquest abonament no és vàlid per a la Copa.', 'no és vàlid per a la Copa.'],
  ['Non é válido para a Copa. Fila 7.', 'Non é válido para a Copa.'],
  ['Not valid for the Cup. Row 7.', 'Not valid for the Cup.'],
  ['Válido para la Copa. Fila 7.', ''],
  ['No válido sin sello, Fila 7', ''],
  ['Todos los partidos salvo la Copa. Fila 7.', 'salvo la Copa.'],
  ['Incluye la Copa. Fila 7.', ''],
])('«%s» excludes «%s»', (text, excluded) => {
  const tokens = linesOf(page([0, 0, text]), false).flatMap((line) => line.tokens);
  expect(textOf(excludedIn(tokens))).toBe(excluded);
});
