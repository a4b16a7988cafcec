import { expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import { inAllLanguages, longestMeaning } from './label-words.ts';
import { linesOf } from '../lines/lines.ts';
import { page } from '../lines/words.fixture.ts';

const tokensOf = (text: string) => linesOf(page([0, 0, text]), true)[0]?.tokens ?? [];

test('a code after a label is not part of it, though misread labels may be longer', () => {
  expect(longestMeaning(tokensOf('Localitzador QLBY VSUM'), 0, true).end).toBe(1);
  expect(longestMeaning(tokensOf('Codi localitzodor QLBY'), 0, true).end).toBe(2);
});

test('a stroke between two languages is recognised though its box overlaps the word before it', () => {
  const [before, behind] = page([0, 0, 'Localizador'], [72, 0, 'Localitzador']);
  const words = [before, behind].filter((word) => word !== undefined);
  const stroke = { ...words[0], text: '/', x0: 63, x1: 66.5, y0: 0, y1: 10, confidence: 0.9 };
  const tokens = linesOf([...words, stroke], true)[0]?.tokens ?? [];
  expect(inAllLanguages(tokens, 0, true).end).toBe(3);
});

test('a text like a label in another language may be the value, after dots that OCR read as a dash', () => {
  expect(inAllLanguages(tokensOf('Pavelló — Pabellón Municipal de Vila'), 0, true).end).toBe(1);
  expect(inAllLanguages(tokensOf('Pavelló / Pabellón Municipal de Vila'), 0, true).end).toBe(3);
  expect(inAllLanguages(tokensOf('Pavelló — Pabellón'), 0, true).end).toBe(3);
});

test('the same in English right behind a label belongs to it, up to a gap', () => {
  const [line] = linesOf(page([0, 0, 'Modalidad Category'], [200, 0, 'VIP']), false);
  expect(inAllLanguages(line?.tokens ?? [], 0, false).end).toBe(2);
  const [liga] = linesOf(page([0, 0, 'Competición / Competition Liga Endesa']), false);
  expect(inAllLanguages(liga?.tokens ?? [], 0, false).end).toBe(3);
});

const fieldsOf = (...texts: Parameters<typeof page>) =>
  draftsOf({ page: 1, words: page(...texts), source: 'ocr' }).drafts[0]?.fields;

test('a label in two languages followed by a stroke of a frame is one label, and the next one is separate', () => {
  const fields = fieldsOf(
    [78, 0, 'Competició'],
    [78, 12, 'Abono completo Primera FEB 2027/28'],
    [0, 40, 'Anell / Anillo'],
    [120, 40, 'Bloc /Bloque —'],
    [240, 40, 'Fila'],
    [300, 40, 'Seient'],
    [0, 54, 'Grada Fons'],
    [120, 54, '4'],
    [240, 54, '6'],
    [300, 54, '16'],
  );
  expect([fields?.bloque?.value, fields?.fila?.value, fields?.asiento?.value]).toEqual(['4', 6, 16]);
});

test('a sum is read after brackets in two languages', () => {
  expect(fieldsOf([0, 0, 'Total (IVA inclòs - incluido)'], [300, 0, '112,75 €'])?.precioTotal?.value).toBe(
    '112.75',
  );
});

test('words that both languages share may be printed once, after a word in each', () => {
  const fields = fieldsOf(
    [0, 0, 'Preu / Precio entrada'],
    [200, 0, 'Preu / Precio total'],
    [0, 12, '119,90 EUR'],
    [200, 12, '121,95 EUR'],
  );
  expect(fields?.precioTotal?.value).toBe('121.95');
  expect(fields?.precioTotal?.labelBox?.x0).toBe(200);
});

test('a seller is no arena, even with similar words', () => {
  const fields = fieldsOf([0, 0, 'Vende: Tres Butacas, S.L.'], [0, 20, 'Fila: 12  Asiento: 5']);
  expect(fields?.fila?.value).toBe(12);
  expect(fields?.recinto).toBeUndefined();
});

test('a misread «Nº» names a ticket', () => {
  const fields = fieldsOf(
    [0, 0, 'Fila: 29'],
    [0, 60, 'NP ticket'],
    [120, 60, 'AB25-01404'],
    [0, 80, 'Tarifa: Individual'],
  );
  expect(fields?.tipoAbonament?.value).toBe('Individual');
  expect(fields?.referenciaTicket?.value).toBe('AB25-01404');
});

test('the number of a ticket has priority over that of its order, even if it is a little less certain', () => {
  const words = page(
    [300, 0, 'Comanda núm. 24178891203'],
    [0, 140, 'Família'],
    [200, 140, 'Graderia: Fondo'],
    [0, 154, 'a nom de Lucía Muñiz'],
    [200, 154, 'Bloc: 103'],
    [0, 168, 'tiquet VZPP-945411'],
    [200, 168, 'Fila: 1'],
    [200, 182, 'Cadira: 22'],
  );
  const read = words.map((word) => (word.text === 'VZPP-945411' ? { ...word, confidence: 0.9 } : word));
  const [draft] = draftsOf({ page: 1, words: read, source: 'ocr' }).drafts;
  expect(draft?.fields.referenciaTicket?.value).toBe('VZPP-945411');
});

test.each(['N.2', 'N2', 'N.P', 'N.'])(
  'the sign for a number is recognised though OCR reads it as «%s»',
  (sign) => {
    const words = page([0, 0, `${sign} de ticket: 86F5-961030`], [0, 20, 'Fila: 12  Asiento: 5']);
    const { drafts } = draftsOf({ page: 1, words, source: 'ocr' });
    expect(drafts[0]?.fields.referenciaTicket?.value).toBe('86F5-961030');
  },
);

test('«A5» above its label is a block though OCR reads «AS», and «AS» is a label too', () => {
  const words = page(
    [0, 0, 'Grada Fons'],
    [120, 0, 'AS'],
    [180, 0, '27'],
    [240, 0, '22'],
    [0, 16, 'Anell'],
    [120, 16, 'Bloc'],
    [180, 16, 'Fila'],
    [240, 16, 'Seient'],
  );
  const fields = draftsOf({ page: 1, words, source: 'ocr' }).drafts[0]?.fields;
  expect(fields?.anillo?.value).toBe('Grada Fons');
  expect([fields?.bloque?.value, fields?.fila?.value, fields?.asiento?.value]).toEqual(['A5', 27, 22]);
});

test('a sentence that continues after words of a label is no value', () => {
  const words = page(
    [0, 0, 'competició indicada No es pot revendre. Cada codi només es pot'],
    [0, 40, 'Fila: 12'],
    [0, 60, 'Seient: 5'],
  );
  const fields = draftsOf({ page: 1, words, source: 'ocr' }).drafts[0]?.fields;
  expect(fields?.evento).toBeUndefined();
});

test('a number before a label is not part of it', () => {
  const words = page(
    [0, 0, '14, Localitzador'],
    [0, 14, 'ETMWRQ'],
    [0, 40, 'Fila 12'],
    [80, 40, 'Asiento 5'],
  );
  const fields = draftsOf({ page: 1, words, source: 'ocr' }).drafts[0]?.fields;
  expect(fields?.codigoLocalizador?.value).toBe('ETMWRQ');
});

test.each(['Cuota 2025-2026', 'Preu 25/26:'])(
  'the season in «%s» belongs to the label of the amount beside it',
  (label) => {
    const words = page(
      [0, 0, 'Soci:'],
      [150, 0, 'Oriol Puigdomènech Vall'],
      [0, 20, 'Bloc:'],
      [150, 20, '7'],
      [0, 40, 'Fila:'],
      [150, 40, '3'],
      [0, 60, 'Seient:'],
      [150, 60, '9'],
      [0, 80, label],
      [150, 80, '95,00 €'],
      [0, 100, 'Total:'],
      [150, 100, '97,75 €'],
    );
    const fields = draftsOf({ page: 1, words, source: 'text' }).drafts[0]?.fields;
    expect(fields?.precioEntrada?.value).toBe('95.00');
  },
);

test('a participle behind the words of a label belongs to it', () => {
  const read = (label: string, value: string) =>
    draftsOf({
      page: 1,
      words: page(
        [0, 0, label],
        [200, 0, value],
        [0, 20, 'Fila: 3'],
        [0, 40, 'Asiento: 4'],
        [0, 60, 'Bloque: 7'],
      ),
      source: 'text',
    }).drafts[0]?.fields.tipoAbonament?.value;
  expect(read('Tipo de abono contratado', 'Cantera')).toBe('Cantera');
  expect(read('Tipus d’abonament triat', 'Cantera')).toBe('Cantera');
});
