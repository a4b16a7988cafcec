import { describe, expect, test } from 'vitest';
import { labelWord, meaningsOf } from './lexicon.ts';

const meaning = (label: string, isOcr = false) =>
  meaningsOf(label.split(' ').map(labelWord).filter(Boolean), isOcr).map(({ topic }) => topic);

describe('labels', () => {
  test.each([
    ['Nombre del asistente', 'nombreAsistente'],
    ["Nom de l'assistent", 'nombreAsistente'],
    ['NOM I LLINATGES', 'nombreAsistente'],
    ['Abonado/a', 'nombreAsistente'],
    ['Abonat/ada', 'nombreAsistente'],
    ["Tipus d'abonament", 'tipoAbonament'],
    ['Campanya', 'temporada'],
    ['Ubicat a', 'direccion'],
    ['DNI núm.', 'other'],
    ['Situada en', 'direccion'],
    ['Expedient de comanda', 'codigoLocalizador'],
    ['Expediente', 'referenciaTicket'],
    ['Núm. de credencial', 'referenciaTicket'],
    ['A favor de', 'nombreAsistente'],
    ['Núm. de sòcia', 'referenciaTicket'],
    ['Esdeveniment', 'evento'],
    ['Lugar de celebración', 'recinto'],
    ['Adreça', 'direccion'],
    ['Anell', 'anillo'],
    ['Bloc', 'bloque'],
    ['Seient', 'asiento'],
    ['Butaca', 'asiento'],
    ['CIF organitzador', 'nifOrganizador'],
    ['NIF del distribuïdor', 'nifDistr'],
    ['N.º de entrada', 'referenciaTicket'],
    ['Núm. de tiquet', 'referenciaTicket'],
    ['Codi localitzador', 'codigoLocalizador'],
    ["Preu de l'abonament", 'precioEntrada'],
    ['Despeses de gestió', 'precioDistribucion'],
    ['Gastos de distribución', 'precioDistribucion'],
    ['Import total', 'precioTotal'],
    ['Núm. de comanda', 'referenciaTicket'],
    ['Expediente', 'referenciaTicket'],
    ['Clau d’accés', 'codigoLocalizador'],
    ['Código de reserva', 'codigoLocalizador'],
    ['Despeses de tramitació', 'precioDistribucion'],
    ['Cargo por gestión', 'precioDistribucion'],
    ['Total amb despeses', 'precioTotal'],
    ['Importe cobrado', 'precioTotal'],
    ['Distrib. €', 'precioDistribucion'],
    ['Se juega en', 'recinto'],
    ['Puerta / Bloque', 'bloque'],
    ['Carnet', 'referenciaTicket'],
    ['N. de abonos', 'other'],
    ['Pág.', 'other'],
    ['Cambio', 'other'],
    ['Quota d’abonat', 'precioEntrada'],
    ['Vàlid per a la temporada', 'temporada'],
    ['Campo o pabellón', 'recinto'],
    ['Anell o graderia', 'anillo'],
    ['Fila n.º', 'fila'],
    ['Número de butaca', 'asiento'],
    ['NIF de l’entitat organitzadora', 'nifOrganizador'],
    ['NIF empresa distribuidora', 'nifDistr'],
    ['DNI del titular', 'other'],
    ['Nº de socio', 'referenciaTicket'],
    ['Domicilio social', 'other'],
    ['Fecha de compra', 'other'],
  ])('«%s» is %s', (label, topic) => {
    expect(meaning(label)).toContain(topic);
  });

  test('allow errors of OCR, and only in scans', () => {
    expect(meaning('L0calizad0r', true)).toEqual(['codigoLocalizador']);
    expect(meaning('Codi 1oca1itzador', true)).toEqual(['codigoLocalizador']);
    expect(meaning('Fi1a', true)).toEqual(['fila']);
    expect(meaning('Fi1a')).toEqual([]);
    expect(meaning('Refer&ncia tiquet', true)).toEqual(['referenciaTicket']);
  });

  test('may lack their first letter only in scans', () => {
    expect(meaning('Preferencia')).toEqual([]);
  });

  test('distinguish the distributor from the distribution', () => {
    expect(meaning('Distribución', true)).toEqual(['precioDistribucion']);
    expect(meaning('Distribuidor', true)).toEqual(['nifDistr']);
  });

  test('may have several meanings, and the value decides', () => {
    expect(meaning('Abono').toSorted()).toEqual(['precioEntrada', 'referenciaTicket', 'tipoAbonament']);
  });

  test.each(['Palma', 'Familiar', '2025/2026', 'Ibáñez', 'Junior', 'Son', 'Moix'])(
    'do not include «%s»',
    (word) => {
      expect(meaning(word, true)).toEqual([]);
    },
  );

  test('do not include words that only look like one in a scan, such as a tariff', () => {
    expect(meaning('Tarifa única', true)).toEqual([]);
    expect(meaning('Tarifa unidad', true)).toEqual(['precioEntrada']);
    // A title with another word of labels.
    expect(meaning("Targeta d'abonament", true)).toEqual([]);
    expect(meaning("Tipus d'abonanent", true)).toContain('tipoAbonament');
    // The title of a card is not «P. carné», the price of it.
    expect(meaningsOf(['carne'], true).some(({ clear }) => clear)).toBe(false);
    expect(meaningsOf(['p', 'carne'], true)).toEqual([{ topic: 'precioEntrada', clear: true, likeness: 1 }]);
  });

  test.each([
    ['Bloq.', 'bloque'],
    ['Fil.', 'fila'],
    ['Asto.', 'asiento'],
    ['Gtos. gestión', 'precioDistribucion'],
    ['D. gestió', 'precioDistribucion'],
    ['Compet.', 'evento'],
  ])('may be shortened: «%s» is %s', (label, topic) => {
    expect(meaning(label)).toContain(topic);
  });

  test.each(['BI.', 'Blog.', 'Blog'])(
    'may be abbreviated and misread: «%s» is a block only in scans',
    (label) => {
      expect(meaning(label, true)).toEqual(['bloque']);
      expect(meaning(label)).toEqual([]);
    },
  );
});
