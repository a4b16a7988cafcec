import { expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import { withoutBlanks } from './blanks.ts';
import { cleanWords } from './clean-words.ts';
import { page } from './words.fixture.ts';

test.each([
  ['Nome: Brais ________   D.N.I.: 59525468L ____', 'Nome: Brais D.N.I.: 59525468L'],
  ['Nome: Brais________', 'Nome: Brais'],
  ['Bloque: Tribuna ________Fila: 1 Asento: 43 ____', 'Bloque: Tribuna Fila: 1 Asento: 43'],
  ['Fila: ____ 16 ____', 'Fila: ____ 16'],
  ['Fila:____ Asento: 25 ____', 'Fila:____ Asento: 25'],
  ['Fila: ________', 'Fila: ________'],
  ['Total ________ 213,00 €', 'Total ________ 213,00 €'],
  ['Sinatura ________', 'Sinatura ________'],
])('of «%s» is said «%s»', (printed, said) => {
  const words = withoutBlanks(page([0, 0, printed]));
  expect(words.map(({ text }) => text).join(' ')).toBe(said);
});

test('values on the lines of a form are read', () => {
  const words = page(
    [0, 0, 'Nome: Brais ____________________'],
    [260, 0, 'D.N.I.: 59525468L __________'],
    [0, 22, 'Apelidos: Neira Pardo ____________________________'],
    [0, 44, 'Tempada: 2026-2027 __________'],
    [260, 44, 'Nº de abonado: 3416 __________'],
    [0, 66, 'Pavillón: Pazo dos Deportes de Lugo ______________'],
    [0, 88, 'Grada: Tribuna Baixa _________'],
    [260, 88, 'Sector: 1 ____________'],
    [0, 110, 'Fila: 16 _____________________'],
    [260, 110, 'Asento: 25 ___________'],
    [0, 132, 'Prezo do abono: 210,00 € __________________'],
  );
  const { fields } = draftsOf({ page: 1, words: cleanWords(words), source: 'text' }).drafts[0] ?? {};
  expect(fields).toMatchObject({
    nombreAsistente: { value: 'Brais Neira Pardo' },
    temporada: { value: '2026/2027' },
    recinto: { value: 'Pazo dos Deportes de Lugo' },
    bloque: { value: '1' },
    fila: { value: 16 },
    asiento: { value: 25 },
    precioEntrada: { value: '210.00' },
  });
});
