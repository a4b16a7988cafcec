import { describe, expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { SURE } from '../read-abono.ts';
import { draftsOf } from './assemble.ts';
import { isTariff, personGoesOn } from './telling-texts.ts';

test.each([
  ['Infantil (hasta 14 años)', true],
  ['SOCIO ADULTO', true],
  ['ABONADO GENERAL', true],
  ['Adult en atur', true],
  ['Socio Sub-14', true],
  ['SOCIO', false],
  ['ABONADO', false],
  ['Abono', false],
  ['Grupo (2 adultos)', false],
])('whether «%s» alone is a tariff: %s', (text, is) => expect(isTariff(text)).toBe(is));

describe('a name goes on in the line below', () => {
  test.each([
    ['with a small word: its end', 'María de los Ángeles Solís y Gutiérrez', 'de la Concha'],
    ['in capitals', 'JUAN CARLOS DE LOS SANTOS', 'DEL RÍO'],
    ['if it lacks a surname', 'MIREN JOSUNE ARRIZABALAGA', 'OLAIZOLA'],
    ['behind a compound surname', 'Mª DEL PILAR SÁNCHEZ-ARJONA Y DE LA CALLE', 'BERMÚDEZ'],
  ])('%s', (_, name, next) => expect(personGoesOn(name, next)).toBe(true));

  test.each([
    ['if it has both surnames', 'Óscar Peñalver Cañizares', 'Oviedo'],
    ['with a tariff', 'MIREN JOSUNE ARRIZABALAGA', 'SOCIO ADULTO'],
    ['with another person', 'Ana Vega', 'Luis Vega Ruiz'],
    ['with a club', 'Olena Kovalenko', 'Club Baloncesto'],
    ['in other letters', 'MIREN JOSUNE ARRIZABALAGA', 'Olaizola'],
  ])('but not %s', (_, name, next) => expect(personGoesOn(name, next)).toBe(false));

  test('with a third surname, if its line has no room for that', () => {
    const [name, next] = ['Francisco de Borja Ruiz de Alarcón', 'Monteagudo'];
    expect([personGoesOn(name, next), personGoesOn(name, next, true)]).toEqual([false, true]);
  });

  const nameOn = (...texts: [number, number, string][]) =>
    draftsOf({ page: 1, words: page([0, 100, 'Bloque 104  Fila 12  Asiento 5'], ...texts), source: 'text' })
      .drafts[0]?.fields.nombreAsistente?.value;

  test('below itself and below its label', () => {
    expect(nameOn([0, 0, 'Titular'], [0, 14, 'MIREN JOSUNE ARRIZABALAGA'], [0, 27, 'OLAIZOLA'])).toBe(
      'MIREN JOSUNE ARRIZABALAGA OLAIZOLA',
    );
    expect(
      nameOn([0, 0, 'Titular del abono'], [110, 0, 'Fernanda Solís y Gutiérrez'], [0, 12, 'de la Concha']),
    ).toBe('Fernanda Solís y Gutiérrez de la Concha');
    expect(
      nameOn(
        [0, 0, 'Titular'],
        [48, 0, 'Francisco de Borja Ruiz de Alarcón'],
        [48, 13, 'Monteagudo'],
        [0, 40, 'Dirección'],
        [66, 40, 'Avenida de Cesáreo Alierta, 120, Zaragoza'],
      ),
    ).toBe('Francisco de Borja Ruiz de Alarcón Monteagudo');
  });
});

const tariffOf = (text: string) =>
  draftsOf({
    page: 1,
    words: page([0, 0, 'Ana Pérez García'], [0, 14, text], [0, 100, 'Bloque 104  Fila 12  Asiento 5']),
    source: 'text',
  }).drafts[0]?.fields.tipoAbonament;

test.each(['Abono Pista', 'Abono Socio RBB', 'Abono Padres Cantera'])(
  '«%s» is likely a tariff, with a name of the club',
  (text) => {
    expect(tariffOf(text)?.value).toBe(text);
    expect(tariffOf(text)?.confidence).toBeLessThan(SURE);
  },
);

test.each(['Abono Digital', 'Abono Club Ajalvir'])('«%s» is no tariff', (text) =>
  expect(tariffOf(text)).toBeUndefined(),
);
