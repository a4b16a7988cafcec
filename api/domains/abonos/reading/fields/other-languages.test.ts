import { expect, test } from 'vitest';
import { isLabel, labelWord, meaningsOf } from './lexicon.ts';
import { endsWithSubject } from './other-languages.ts';

const topicsOf = (text: string) => {
  const words = text.split(' ');
  const fromEnd = words.some(endsWithSubject);
  return meaningsOf(words.map(labelWord).filter(Boolean), false, fromEnd).map(({ topic }) => topic);
};

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
  ['Eserleku zenbakia', 'asiento'],
  ['Ringleira', 'fila'],
  ['Ticket number', 'referenciaTicket'],
  ['Ticket holder', 'nombreAsistente'],
  ['Name of holder', 'nombreAsistente'],
  ['Pass type', 'tipoAbonament'],
  ['Venue address', 'direccion'],
  ['Seat number', 'asiento'],
  ['Organiser VAT number', 'nifOrganizador'],
  ['Sold by', 'nifDistr'],
  ['Booking code', 'codigoLocalizador'],
  ['Ticket price', 'precioEntrada'],
  ['Booking fee', 'precioDistribucion'],
  ['Total paid', 'precioTotal'],
  ['Inhaber der Dauerkarte', 'nombreAsistente'],
  ['Name des Inhabers', 'nombreAsistente'],
  ['Kartenart', 'tipoAbonament'],
  ['Saison', 'temporada'],
  ['Wettbewerb', 'evento'],
  ['Spielstätte', 'recinto'],
  ['Anschrift der Halle', 'direccion'],
  ['Rang', 'anillo'],
  ['Block', 'bloque'],
  ['Reihe', 'fila'],
  ['Sitzplatznummer', 'asiento'],
  ['Veranstalter', 'nifOrganizador'],
  ['Verkäufer', 'nifDistr'],
  ['Kartennummer', 'referenciaTicket'],
  ['Ticketnr.', 'referenciaTicket'],
  ['Buchungscode', 'codigoLocalizador'],
  ['Kartenpreis', 'precioEntrada'],
  ['Vorverkaufsgebühr', 'precioDistribucion'],
  ['Bearbeitungsgebuehr', 'precioDistribucion'],
  ['Gesamtbetrag', 'precioTotal'],
])('«%s» is a label of another language', (text, topic) => expect(topicsOf(text)).toContain(topic));

test('a Spanish label is not read from its end', () =>
  expect(topicsOf('Carnet de abonado')).not.toContain('nombreAsistente'));

test('a compound of known words is read as these', () => {
  expect(topicsOf('N.º de entrada-abono')).toContain('referenciaTicket');
  expect(labelWord('García-Patos')).toBe('garciapatos');
});

test('a long word is no German compound', () => expect(labelWord('Hannoverplatz')).toBe('hannoverplatz'));

test('a label in two languages is one', () => expect(isLabel('Eserlekua / Asiento', false)).toBe(true));

test.each([
  ['llara', 'fila'],
  ['lzen-abizenak', 'nombreAsistente'],
])('«%s» is a label whose capital «I» was read as an «l»', (text, topic) => {
  expect(topicsOf(text)).toContain(topic);
});
