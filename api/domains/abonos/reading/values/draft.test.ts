import { describe, expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import type { Draft, DraftField } from '../model.ts';
import { FIELD_NAMES, type FieldName } from '../read-abono.ts';
import { finished, withCodesApart } from './draft.ts';
import { page } from '../lines/words.fixture.ts';

/** The fields of a pass that was read without any doubt. */
const certain = (source: 'text' | 'ocr') =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, { value: 'x', raw: 'x', source, confidence: 1 }]),
  ) as Record<FieldName, DraftField>;

test('a ticket’s own number has priority over that of its order, though its letters are uncertain', () => {
  const words = page(
    [0, 0, 'Referencia'],
    [150, 0, '2728/784201'],
    [0, 20, 'Asiento'],
    [150, 20, '53'],
    [0, 60, 'Pedido 0061-27'],
  );
  const read = (letters: number) => {
    const seen = words.map((word) => (word.text === '2728/784201' ? { ...word, confidence: letters } : word));
    return draftsOf({ page: 1, words: seen, source: 'ocr' }).drafts[0]?.fields.referenciaTicket?.value;
  };
  expect(read(0.38)).toBe('2728/784201');
  expect(read(0.9)).toBe('2728/784201');
});

test('a competition with a label has priority over the heading of the values, though its letters are uncertain', () => {
  const words = page(
    [0, 0, 'Concepto'],
    [150, 0, 'Abono que ha renovado'],
    [0, 20, 'Titular'],
    [150, 20, 'Tomeu Mascaró Amer'],
    [0, 40, 'Evento'],
    [150, 40, 'Abono Primera FEB 2026/27'],
    [0, 60, 'Fila'],
    [150, 60, '7'],
  );
  for (const confidence of [1, 0.9, 0.04]) {
    const seen = words.map((word) => (word.y0 === 40 && word.x0 === 150 ? { ...word, confidence } : word));
    const { fields } = draftsOf({ page: 1, words: seen, source: 'ocr' }).drafts[0] ?? {};
    expect(fields?.evento?.value).toBe('Abono Primera FEB 2026/27');
  }
});

test('of several amounts those that add up are the prices', () => {
  const words = page(
    [0, 0, 'Precio: 250,00 €'],
    [0, 20, 'Gastos de gestión: 5,50 €'],
    [0, 40, 'Total: 255,50 €'],
    [0, 60, 'Precio del carnet duplicado: 10,00 €'],
    [0, 80, 'Fila: 7'],
  );
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields.precioEntrada?.value).toBe('250.00');
  expect(draft?.fields.precioTotal?.value).toBe('255.50');
});

test('«Datos de su abono» is no competition, below any heading', () => {
  for (const heading of [
    'Datos de su abono',
    'Dades del vostre abonament',
    'Detalle del abono 2026/27',
    'Confirmación de tu abono',
    "Comprovant d'abonament",
  ]) {
    const words = page([0, 0, 'Concepto'], [150, 0, heading], [0, 20, 'Fila'], [150, 20, '7']);
    const { fields } = draftsOf({ page: 1, words, source: 'text' }).drafts[0] ?? {};
    expect(fields?.fila?.value).toBe(7);
    expect(fields?.evento).toBeUndefined();
  }
});

test('a value that lost its end is doubted in text too', () => {
  const value = 'Mohamed Muñoz Fernández de';
  const nombreAsistente = { value, raw: value, source: 'text' as const, confidence: 0.99 };
  const { needsReview, doubts } = finished({ page: 1, fields: { ...certain('text'), nombreAsistente } });
  expect({ needsReview, doubts }).toEqual({ needsReview: true, doubts: ['nombreAsistente'] });
});

describe('a pass from a picture', () => {
  const whole = certain('ocr');
  const verdict = (changes: Partial<Record<FieldName, number | null>>) => {
    const fields: Draft['fields'] = { ...whole };
    for (const name of FIELD_NAMES) {
      const confidence = changes[name];
      if (confidence === null) delete fields[name];
      else if (confidence !== undefined) fields[name] = { ...whole[name], confidence };
    }
    const { needsReview, doubts } = finished({ page: 1, fields, isPicture: true });
    return { needsReview, doubts };
  };

  test('shows its member the less certain values, though staff need not look', () => {
    expect(verdict({})).toEqual({ needsReview: false, doubts: [] });
    expect(verdict({ recinto: 0.97, fila: 0.9 })).toEqual({
      needsReview: false,
      doubts: ['recinto', 'fila'],
    });
  });

  test('is checked by staff if a value is not likely right', () => {
    expect(verdict({ recinto: 0.59, fila: 0.9 })).toEqual({ needsReview: true, doubts: ['recinto', 'fila'] });
  });

  test('is checked by staff if a value is missing', () => {
    expect(verdict({ anillo: null })).toEqual({ needsReview: true, doubts: ['anillo'] });
    expect(verdict({ asiento: null, anillo: null })).toEqual({
      needsReview: true,
      doubts: ['anillo', 'asiento'],
    });
  });

  test('is checked by staff if a layout reads it otherwise', () => {
    const disputed = [{ field: 'evento' as const, other: 'y' }];
    const layout = { id: 1, agreed: [], added: [], disputed };
    expect(finished({ page: 1, fields: whole, isPicture: true, layout })).toMatchObject({
      needsReview: true,
      doubts: ['evento'],
    });
  });
});

test('an address that ends with its postal code lacks its town', () => {
  const checked = (value: string) => {
    const direccion = { value, raw: value, source: 'text' as const, confidence: 0.99 };
    return finished({ page: 1, fields: { ...certain('text'), direccion } }).needsReview;
  };
  expect(checked('Avinguda de la Riera 41, 08440')).toBe(true);
  expect(checked('Avinguda de la Riera 41, 08440 Cardedeu')).toBe(false);
});

test('staff who check a text are shown its less certain values and what it lacks', () => {
  const rather = { value: 'x', raw: 'x', source: 'text', confidence: 0.9 } as const;
  const doubtful = { ...rather, confidence: 0.5 };
  const { anillo: _, ...fields } = { ...certain('text'), bloque: rather };
  const verdict = (fila: DraftField) => {
    const { needsReview, doubts } = finished({ page: 1, fields: { ...fields, fila } });
    return { needsReview, doubts };
  };
  expect(verdict(rather)).toEqual({ needsReview: false, doubts: [] });
  expect(verdict(doubtful)).toEqual({ needsReview: true, doubts: ['anillo', 'bloque', 'fila'] });
});

describe('a pass from a text layer that lacks', () => {
  const without = (missing: FieldName[], layout?: Draft['layout']) => {
    const fields: Draft['fields'] = certain('text');
    for (const name of missing) delete fields[name];
    const { needsReview, doubts } = finished({ page: 1, fields, ...(layout && { layout }) });
    return { needsReview, doubts };
  };

  test.each(['tipoAbonament', 'evento', 'recinto', 'direccion', 'nifOrganizador', 'precioEntrada'] as const)(
    '«%s», which passes mostly print, is checked by staff',
    (name) => {
      expect(without([name])).toEqual({ needsReview: true, doubts: [name] });
    },
  );

  test('the ring, the fees or the distributor is not: many papers have none', () => {
    expect(without(['anillo', 'precioDistribucion', 'nifDistr'])).toEqual({ needsReview: false, doubts: [] });
    expect(without(['nifDistr'])).toEqual({ needsReview: false, doubts: [] });
  });

  test('the distributor of printed fees is doubtful if staff check the pass anyway', () => {
    expect(without(['evento', 'nifDistr']).doubts).toEqual(['evento', 'nifDistr']);
    expect(without(['evento', 'nifDistr', 'precioDistribucion']).doubts).toEqual([
      'evento',
      'precioDistribucion',
    ]);
  });

  test('a field that its taught layout does not print is right', () => {
    const layout = { id: 1, agreed: [], added: [], disputed: [] };
    expect(without(['evento', 'direccion'], layout)).toEqual({ needsReview: false, doubts: [] });
  });
});

test('a code that holds the one in the line below is read without it, at its own place', () => {
  const field = (value: string, y0: number, y1: number): DraftField => ({
    value,
    raw: value,
    source: 'ocr',
    confidence: 0.8,
    valueBox: { x0: 100, x1: 180, y0, y1 },
  });
  const { fields } = withCodesApart(
    {
      page: 1,
      fields: {
        nifDistr: field('B53725981', 0, 10),
        codigoLocalizador: field('3UC58XWSFU-757513', 20, 50),
        referenciaTicket: field('WSFU-757513', 40, 50),
      },
    },
    true,
  );
  expect(fields.codigoLocalizador).toMatchObject({ value: '3UC58X', valueBox: { y0: 20, y1: 40 } });
  expect(fields.referenciaTicket?.value).toBe('WSFU-757513');
});

test('an arena with an unusual name is not doubted beside its address', () => {
  const isChecked = (venue: string, address: string) => {
    const words = page(
      [0, 0, 'Recinto'],
      [150, 0, venue],
      [0, 20, 'Dirección'],
      [150, 20, address],
      [0, 40, 'Fila'],
      [150, 40, '7'],
      [0, 60, 'Asiento'],
      [150, 60, '12'],
    );
    const { recinto, direccion } = draftsOf({ page: 1, words, source: 'text' }).drafts[0]?.fields ?? {};
    const fields = { ...certain('text'), ...(recinto && { recinto }), ...(direccion && { direccion }) };
    expect(recinto?.value).toBe(venue);
    return finished({ page: 1, fields }).needsReview;
  };
  expect(isChecked('Martín Carpena', 'Avenida Miguel de Molina 1, 29004 Málaga')).toBe(false);
  // The values of other labels are in both.
  expect(isChecked('Primera jornada', 'Grada de animación')).toBe(true);
  expect(isChecked('Alhóndiga', 'C/ Alhóndiga s/n, 28901 Getafe')).toBe(true);
});

test('a word that is a label on the stub is a part of the name that the ticket has below its label', () => {
  const words = page(
    [0, 0, 'Nivel'],
    [100, 0, 'Sector'],
    [200, 0, 'Fila'],
    [300, 0, 'Asiento'],
    [0, 14, 'GRADA ALTA'],
    [100, 14, '305'],
    [200, 14, '3'],
    [300, 14, '40'],
    [500, 60, 'GRADA ALTA'],
    [500, 74, 'SECTOR 305'],
    [500, 88, 'FILA 3'],
    [500, 102, 'ASIENTO 40'],
  );
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields.anillo?.value).toBe('GRADA ALTA');
});
