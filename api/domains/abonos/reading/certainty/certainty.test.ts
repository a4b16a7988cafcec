import { expect, test } from 'vitest';
import type { Draft, DraftField, Word } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { finished } from '../values/draft.ts';
import { certaintyOf, type CertaintyTable, weighCertainty } from './certainty.ts';
import { evidenceOf, sharpnessOf } from './evidence.ts';
import { doubtLeftovers, doubtOtherRows } from './places.ts';
import { page } from '../lines/words.fixture.ts';

const table: CertaintyTable = {
  all: { base: 2, disagreed: -3 },
  kinds: { code: { base: -1, mistakable: -1 } },
};

test('evidence weighs as much as for all fields and for the kind of field together', () => {
  const chance = (sum: number) => 1 / (1 + Math.exp(-sum));
  expect(certaintyOf('name', {}, table)).toBeCloseTo(chance(2));
  expect(certaintyOf('name', { disagreed: 1, mistakable: 1 }, table)).toBeCloseTo(chance(-1));
  expect(certaintyOf('code', { disagreed: 1, mistakable: 0.5 }, table)).toBeCloseTo(chance(-2.5));
});

test('a page is as sharp as the share of its certain words', () => {
  const words: Word[] = page([0, 0, 'Fila 12 Asiento 4']);
  expect(sharpnessOf(words)).toBe(1);
  expect(
    sharpnessOf(words.map((word) => ({ ...word, confidence: word.text === 'Fila' ? 0.5 : 0.95 }))),
  ).toBeCloseTo(2 / 3);
});

const seen = (value: string, evidence: Partial<DraftField['evidence']> = {}): DraftField => ({
  value,
  raw: value,
  source: 'ocr',
  confidence: 0.9,
  evidence: { letters: 0.95, fit: 0.95, pairing: 1, ...evidence },
  valueBox: { x0: 0, y0: 0, x1: 60, y1: 10 },
});
const draftWith = (fields: Draft['fields']): Draft => ({ page: 1, fields });
const evidence = (fields: Draft['fields'], name: 'recinto' | 'codigoLocalizador', words: Word[] = []) => {
  const draft = draftWith(fields);
  return evidenceOf(name, fields[name] ?? seen(''), draft, { drafts: [draft], words });
};

test('words near a value that belong to nothing else are evidence that it goes on there', () => {
  const alone = evidence({ recinto: seen('Palau') }, 'recinto', page([0, 0, 'Palau']));
  const more = evidence({ recinto: seen('Palau') }, 'recinto', page([0, 0, 'Palau'], [0, 12, 'Municipal']));
  expect([alone.near, more.near]).toEqual([0, expect.any(Number)]);
  expect(more.near).toBeGreaterThan(0);
});

test('a line that begins before a value is another text', () => {
  const evidenceBeside = (...line: Parameters<typeof page>) =>
    evidenceOf('nombreAsistente', { ...seen('Ana'), valueBox: box }, draftWith({}), {
      drafts: [],
      words: page(...line),
    }).near;
  const box = { x0: 60, x1: 120, y0: 12, y1: 22 };
  expect(evidenceBeside([0, 0, 'Abono de temporada 2026'])).toBe(0);
  expect(evidenceBeside([60, 0, 'Abono de temporada 2026'])).toBeGreaterThan(0);
});

test('a line that begins behind the middle of a value, or has a label or another value, is another text', () => {
  const doubtsWith = (...texts: Parameters<typeof page>) => {
    const recinto = { ...seen('Palau Municipal'), source: 'text' as const, confidence: 0.99 };
    const nifOrganizador = { ...seen('G12345674'), valueBox: { x0: 96, x1: 150, y0: 12, y1: 22 } };
    const draft = draftWith({
      recinto: { ...recinto, valueBox: { x0: 0, x1: 90, y0: 0, y1: 10 } },
      nifOrganizador,
    });
    doubtLeftovers({ drafts: [draft], words: page([0, 0, 'Palau Municipal'], ...texts) });
    return finished(draft).doubts;
  };
  expect(doubtsWith([0, 12, 'Organiza: el club'])).not.toContain('recinto');
  expect(doubtsWith([70, 12, 'Operador Juan'])).not.toContain('recinto');
  expect(doubtsWith([0, 12, 'Club Vega · CIF G12345674'])).not.toContain('recinto');
  expect(doubtsWith([0, 12, 'de Deportes, CIF G12345674'])).toContain('recinto');
  expect(doubtsWith([0, 12, 'de Deportes'])).toContain('recinto');
});

test('readings that differ in what the digits of the page have told count as agreement', () => {
  const agreed = (told: boolean) => {
    const field = seen('CCSGDR5', { again: ['CC5GDR5'], told });
    return evidence({ codigoLocalizador: field }, 'codigoLocalizador').agreed;
  };
  expect([agreed(false), agreed(true)]).toEqual([0, 1]);
});

test('a value that holds the value of another field took the text of its neighbour', () => {
  const direccion = seen('Carrer Nou 3, 08500 Vic');
  expect(evidence({ recinto: seen('Palau Carrer Nou 3, 08500 Vic'), direccion }, 'recinto').swallows).toBe(1);
  expect(evidence({ recinto: seen('Palau Municipal'), direccion }, 'recinto').swallows).toBe(0);
  const referenciaTicket = seen('HJCB-560808');
  expect(
    evidence({ codigoLocalizador: seen('HJCB-560808ZS9L'), referenciaTicket }, 'codigoLocalizador').swallows,
  ).toBe(1);
});

test('a value whose place was read otherwise is less certain than one that was read alike', () => {
  const certainty = (more: Partial<DraftField['evidence']>) => {
    const draft = draftWith({ fila: seen('12', more) });
    weighCertainty({ drafts: [draft], words: page([0, 0, 'Fila 12']) });
    return draft.fields.fila?.confidence ?? 0;
  };
  expect(certainty({ again: ['12'] })).toBeGreaterThan(certainty({ again: ['11', '17'] }));
});

test('missing key values and blocks of two letters are doubted in pictures, and a QR code is not weighed', () => {
  const qr = { ...seen('AB12CD'), source: 'qr' as const, confidence: 0.99 };
  const draft = draftWith({ bloque: seen('II'), codigoLocalizador: qr });
  weighCertainty({ drafts: [draft], words: page([0, 0, 'Bloque II']) });
  const { doubts } = finished(draft);
  expect(doubts).toEqual(expect.arrayContaining(['bloque', 'fila']));
  expect(doubts).not.toContain('codigoLocalizador');
});

test('misread and cut values are distinguished from unusual ones', () => {
  const evidenceFor = (name: FieldName, value: string, fit = 0.95, raw = value) =>
    evidenceOf(name, { ...seen(value, { fit, again: [value] }), raw }, draftWith({}), {
      drafts: [],
      words: [],
    });
  expect(evidenceFor('bloque', 'Gol Sud')).toMatchObject({ oneLetter: 0, twoLetters: 0 });
  expect(evidenceFor('bloque', 'CY')).toMatchObject({ oneLetter: 0, twoLetters: 1 });
  expect(evidenceFor('bloque', 'C')).toMatchObject({ oneLetter: 1, twoLetters: 0 });
  expect(evidenceFor('recinto', 'El Nido', 0.65)).toMatchObject({ unfit: 0, unusual: 1, warned: 0 });
  expect(evidenceFor('nombreAsistente', 'Lázaro')).toMatchObject({ oneWord: 1, strangeName: 0 });
  expect(evidenceFor('nombreAsistente', 'Torneu Vich')).toMatchObject({ strangeName: 1, misreadName: 1 });
  expect(evidenceFor('nombreAsistente', 'Priyanka Vich')).toMatchObject({ strangeName: 1, misreadName: 0 });
  expect(evidenceFor('direccion', 'Av. Monsefior 2')).toMatchObject({ tornTilde: 1 });
  expect(evidenceFor('codigoLocalizador', '84724DC9', 0.9, '84724dc9')).toMatchObject({
    small: 0,
    raised: 1,
  });
});

test('a text layer with words left over beside a value makes it doubtful', () => {
  const doubtsWith = (...texts: Parameters<typeof page>) => {
    const draft = draftWith({ recinto: { ...seen('Palau'), source: 'text', confidence: 0.99 } });
    doubtLeftovers({ drafts: [draft], words: page([0, 0, 'Palau'], ...texts) });
    return finished(draft).doubts;
  };
  expect(doubtsWith([0, 12, 'Municipal'])).toContain('recinto');
  expect(doubtsWith([0, 40, 'Municipal'])).not.toContain('recinto');
});

test('a text of another size above or below a value does not continue it', () => {
  const doubtsWith = (height: number) => {
    const draft = draftWith({ recinto: { ...seen('Palau'), source: 'text', confidence: 0.99 } });
    const below = page([0, 12, 'Municipal']).map((word) => ({ ...word, y1: word.y0 + height }));
    doubtLeftovers({ drafts: [draft], words: [...page([0, 0, 'Palau']), ...below] });
    return finished(draft).doubts;
  };
  expect(doubtsWith(10)).toContain('recinto');
  expect(doubtsWith(7)).not.toContain('recinto');
  expect(doubtsWith(14)).not.toContain('recinto');
});

test('a text of which the last word must go on is doubtful', () => {
  const doubts = (value: string) => {
    const draft = draftWith({ recinto: { ...seen(value), source: 'text', confidence: 0.99 } });
    doubtLeftovers({ drafts: [draft], words: page([0, 0, value]) });
    return finished(draft).doubts;
  };
  expect(doubts('Pabellón Municipal de')).toContain('recinto');
  expect(doubts('Pabellón Municipal E')).not.toContain('recinto');
});

test('a value in the row of another pass of a table makes it doubtful', () => {
  const at = (value: string, x: number, y: number): DraftField => ({
    ...seen(value),
    source: 'text',
    confidence: 0.98,
    valueBox: { x0: x, x1: x + 40, y0: y, y1: y + 10 },
  });
  const row = (y: number, fees: number) =>
    draftWith({
      codigoLocalizador: at('PK77G0', 0, -80),
      bloque: at('A1', 0, y),
      fila: at('4', 50, y),
      asiento: at('7', 100, y),
      precioEntrada: at('95.00', 150, y),
      precioDistribucion: at('1.50', 200, fees),
    });
  const [upper, lower] = [row(0, 30), row(30, 30)];
  doubtOtherRows({ drafts: [upper, lower], words: [] });
  expect(finished(upper).doubts).toContain('precioDistribucion');
  // The locator of their order is printed once above all.
  expect(finished(upper).doubts).not.toContain('codigoLocalizador');
  expect(finished(lower).doubts).not.toContain('precioDistribucion');
});

test('a value above the seat on each of several cards is in no row of another pass', () => {
  const at = (value: string, x: number, y: number): DraftField => ({
    ...seen(value),
    source: 'text',
    confidence: 0.98,
    valueBox: { x0: x, x1: x + 40, y0: y, y1: y + 10 },
  });
  const card = (x: number, number: string) =>
    draftWith({
      referenciaTicket: at(number, x, -40),
      bloque: at('12', x, 0),
      fila: at('13', x + 50, 0),
      asiento: at('9', x + 100, 0),
    });
  const [left, right] = [card(0, '000986'), card(300, '000989')];
  doubtOtherRows({ drafts: [left, right], words: [] });
  expect([left, right].map(({ fields }) => fields.referenciaTicket?.confidence)).toEqual([0.98, 0.98]);
});
