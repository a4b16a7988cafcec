import { expect, test } from 'vitest';
import { isLabel, labelWord, meaningsOf } from './lexicon.ts';

const topicsOf = (text: string) =>
  meaningsOf(text.split(' ').map(labelWord).filter(Boolean), false).map(({ topic }) => topic);

test.each([
  ['Denboraldia', 'temporada'],
  ['Abonu mota', 'tipoAbonament'],
  ['Banaketa-gastuak', 'precioDistribucion'],
  ['Kudeaketa gastuak', 'precioDistribucion'],
  ['Txartel zk.', 'referenciaTicket'],
  ['Eskaera-kodea', 'codigoLocalizador'],
  ['Izen-abizenak', 'nombreAsistente'],
  ['Persoa titular', 'nombreAsistente'],
  ['Gastos de xestión', 'precioDistribucion'],
  ['Prezo do abono', 'precioEntrada'],
  ['Enderezo do pavillón', 'direccion'],
])('«%s» is a label of another language', (text, topic) => expect(topicsOf(text)).toContain(topic));

test('a compound of known words is read as these', () => {
  expect(topicsOf('N.º de entrada-abono')).toContain('referenciaTicket');
  expect(labelWord('García-Patos')).toBe('garciapatos');
});

test('a label in two languages is one', () => expect(isLabel('Eserlekua / Asiento', false)).toBe(true));
