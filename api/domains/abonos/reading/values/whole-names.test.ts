import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

/** The name on a form with some labels, each above its value. */
function nameBelow(cells: Readonly<Record<string, string>>): unknown {
  const words = page(
    ...Object.entries(cells).flatMap(([label, value], column): Parameters<typeof page> => [
      [160 * column, 0, label],
      [160 * column, 16, value],
    ]),
    [0, 60, 'Fila: 12  Asiento: 5'],
    [0, 80, 'Localizador: K7M2XQ'],
  );
  return draftsOf({ page: 1, words, source: 'text' }).drafts[0]?.fields.nombreAsistente?.value;
}

test.each([
  [{ Nombre: 'Lucía', Apellidos: 'Fernández Solé' }, 'Lucía Fernández Solé'],
  [{ Apellidos: 'Fernández Solé', Nombre: 'Lucía' }, 'Lucía Fernández Solé'],
  [
    { 'Nombre del abonado': 'Covadonga', Apellidos: 'Menéndez-Conde Valdés' },
    'Covadonga Menéndez-Conde Valdés',
  ],
  [{ Nombre: 'Pelayo', 'Apellidos del titular': 'Suárez Busto' }, 'Pelayo Suárez Busto'],
  [{ Nombre: 'Aina', 'Primer apellido': 'Coll', 'Segundo apellido': 'Ferrer' }, 'Aina Coll Ferrer'],
  [{ Nombre: 'Aina', '1er apellido': 'Coll', '2º apellido': 'Ferrer' }, 'Aina Coll Ferrer'],
  [{ Nom: 'Núria', 'Primer cognom': 'Puig', 'Segon cognom': 'Bauzà' }, 'Núria Puig Bauzà'],
  [{ Nom: 'Núria', Llinatges: 'Bauzà i Coll' }, 'Núria Bauzà i Coll'],
  [{ Nombre: 'Ana', Apellido: 'Popa' }, 'Ana Popa'],
  [{ 'Nom / First name': 'Neus', 'Cognoms / Surname': 'Marí Pla' }, 'Neus Marí Pla'],
  [{ 'Abizenak / Apellidos': 'Ugarte Zubiri', 'Izena / Nombre': 'Nekane' }, 'Nekane Ugarte Zubiri'],
  [{ 'Nombre / Nom': 'Joan Carles', 'Apellidos / Cognoms': 'Pi Sunyer' }, 'Joan Carles Pi Sunyer'],
  [
    { Nombre: 'Carlos Javier', Apellidos: 'de la Fuente Lizarralde' },
    'Carlos Javier de la Fuente Lizarralde',
  ],
  [{ Nombre: 'Mei', 'Primer apellido': 'Vallbona', 'Segundo apellido': 'del Olmo' }, 'Mei Vallbona del Olmo'],
])('a name in parts is one: %o', (cells, name) => {
  expect(nameBelow(cells)).toBe(name);
});

test('«Nombre y apellidos» has the whole name', () => {
  expect(nameBelow({ 'Nombre y apellidos': 'Lucía Fernández Solé', Tarifa: 'General' })).toBe(
    'Lucía Fernández Solé',
  );
});

test('an unusual name behind «Nombre del asistente» is certain, behind «Nombre» it may be a part', () => {
  const confidence = (label: string, name = 'Ainha Vidal Font') =>
    draftsOf({
      page: 1,
      words: page([0, 0, `${label}: ${name}`], [0, 20, 'Fila: 12'], [0, 40, 'Localizador: K7M2XQ']),
      source: 'text',
    }).drafts[0]?.fields.nombreAsistente?.confidence;
  expect(confidence('Nombre del asistente')).toBeGreaterThan(0.94);
  expect(confidence('Nombre', 'Ainha Vidal')).toBeLessThan(0.7);
  expect(confidence('Nombre', 'Ainha Vidal Font')).toBeGreaterThan(0.8);
});

test('a name in two columns of a table is one where a reading of wrapped cells has only the surnames', () => {
  const words = page(
    [0, 0, 'Pedido:'],
    [90, 0, 'BC-04057'],
    [0, 14, 'Competición:'],
    [90, 14, 'Primeira FEB'],
    [0, 28, 'Enderezo:'],
    [90, 28, 'Rúa Nova, 2, 15008 A Coruña'],
    ...['Nº abono', 'Nome', 'Apelidos', 'Modalidade', 'Sector', 'Fila', 'Asento'].map(
      (text, column): [number, number, string] => [100 * column, 60, text],
    ),
    ...['17277', 'Uxía', 'Louro Pazos', 'Abono Mozo', 'N9', '9', '30'].map(
      (text, column): [number, number, string] => [100 * column, 78, text],
    ),
  );
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields.nombreAsistente?.value).toBe('Uxía Louro Pazos');
});
