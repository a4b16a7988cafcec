import { describe, expect, test } from 'vitest';
import { finished } from '../reading/values/draft.ts';
import { useValues } from './combine.ts';
import { fitOf } from './fit.ts';
import { lessonOf } from './learn.ts';
import type { KnownLayout, Lesson, VerifiedValues } from './model.ts';
import { ANA, JOAN, line, passPage, readPage, turned } from './pages.fixture.ts';
import { singleWords } from './page-words.ts';
import { readWithLayouts } from './read-with-layouts.ts';
import { sameLayout } from './same-layout.ts';

const learnt = (values: VerifiedValues = ANA, page = readPage(passPage(ANA))): Lesson => {
  const lesson = lessonOf(page, values);
  if (!lesson) throw new Error('the page taught nothing');
  return lesson;
};
const layout = (...lessons: Lesson[]): KnownLayout => ({
  id: 5,
  lessons: lessons.map((lesson, index) => ({ id: index + 1, lesson })),
});
/** The pass of a page whose general reading had some values. */
function read(known: KnownLayout[], page: ReturnType<typeof readPage>) {
  readWithLayouts(page, known);
  const [draft] = page.drafts;
  if (!draft) throw new Error('no draft');
  return finished(draft);
}
const valuesOf = (pass: ReturnType<typeof read>) =>
  Object.fromEntries(
    Object.entries(pass.fields).flatMap(([name, { value }]) => (value === null ? [] : [[name, value]])),
  );

describe('after one verified pass', () => {
  test('another pass of the layout is read whole, although the general reading found little', () => {
    const pass = read(
      [layout(learnt())],
      readPage(passPage(JOAN), { codigoLocalizador: 'WLPD20', fila: 7, bloque: 'B2' }),
    );
    expect(valuesOf(pass)).toEqual(JOAN);
    expect(pass.layout).toMatchObject({ id: 5, disputed: [] });
    expect(pass.layout?.added).toContain('asiento');
  });

  test('a page that was scanned askew, larger and elsewhere is read too', () => {
    const words = turned(passPage(JOAN), 2, 1.3, 40);
    const pass = read(
      [layout(learnt())],
      readPage(words, { codigoLocalizador: 'WLPD20', fila: 7, bloque: 'B2' }, 'ocr'),
    );
    expect(valuesOf(pass)).toEqual(JOAN);
  });

  test('a name on three lines does not hide the rows that moved down', () => {
    const long = { ...JOAN, nombreAsistente: 'Maria Antònia Margalida Llompart de la Torre i Fernández' };
    const rows = passPage({ ...long, nombreAsistente: 'Maria Antònia' }).map((word) =>
      word.y0 > 60 ? { ...word, y0: word.y0 + 24, y1: word.y1 + 24 } : word,
    );
    const words = [
      ...rows,
      ...line(120, 72, 'Margalida Llompart'),
      ...line(120, 84, 'de la Torre i Fernández'),
    ];
    const pass = read(
      [layout(learnt())],
      readPage(words, { codigoLocalizador: 'WLPD20', fila: 7, bloque: 'B2' }),
    );
    expect(valuesOf(pass)).toEqual(long);
  });

  test('a value that goes on under its label is read without the label', () => {
    const flowing = (venue: string, more: string) => [
      ...passPage(ANA).filter(({ y0 }) => y0 !== 140),
      ...line(40, 140, `Recinto: ${venue}`),
      ...line(40, 152, more),
    ];
    const values = { ...ANA, recinto: 'Pavelló Municipal de Son Tramuntana' };
    const lesson = learnt(values, readPage(flowing('Pavelló Municipal de Son', 'Tramuntana')));
    const pass = read(
      [layout(lesson)],
      readPage(flowing('Palau de Son', 'Moix'), { bloque: '114', fila: 12, asiento: 7 }),
    );
    expect(pass.fields.recinto.value).toBe('Palau de Son Moix');
  });

  test('a value that repeats the word of its label is learnt without the label', () => {
    const ringed = (pass: typeof ANA) => [
      ...passPage(pass),
      ...line(40, 330, 'Nivel'),
      ...line(75, 330, 'Anillo'),
      ...line(40, 342, String(pass.anillo)),
    ];
    const lesson = learnt({ ...ANA, anillo: 'Anillo 3' }, readPage(ringed({ ...ANA, anillo: 'Anillo 3' })));
    const other = { ...JOAN, anillo: 'Anillo 1' };
    const pass = read(
      [layout(lesson)],
      readPage(ringed(other), { codigoLocalizador: 'WLPD20', fila: 7, bloque: 'B2' }),
    );
    expect(valuesOf(pass)).toEqual(other);
  });

  test('a field that its papers do not print is no reason for a check, and what was read for it is removed', () => {
    const values = {
      ...ANA,
      codigoLocalizador: null,
      nifDistr: null,
      anillo: null,
      direccion: null,
      nifOrganizador: null,
    };
    const { codigoLocalizador: _, ...joan } = JOAN;
    const advertiser = { nifDistr: 'B11235900' };
    const lesson = learnt(values, readPage(passPage(ANA), { ...ANA, ...advertiser }));
    const pass = read([layout(lesson)], readPage(passPage(JOAN), { ...joan, ...advertiser }));
    expect(pass.needsReview).toBe(false);
    expect(pass.fields.nifDistr.value).toBeNull();
    // Staff of another seller have verified that number.
    const other = learnt({ ...values, ...advertiser }, readPage(passPage(ANA), { ...ANA, ...advertiser }));
    const kept = read([layout(lesson, other)], readPage(passPage(JOAN), { ...joan, ...advertiser }));
    expect(kept.fields.nifDistr.value).toBe('B11235900');
  });

  test('nor is it for the next rows of a table, though the layout lies on the first one only', () => {
    const values = { ...ANA, anillo: null, direccion: null, nifOrganizador: null, nifDistr: null };
    const page = readPage(passPage(ANA), ANA);
    const [next] = readPage([], JOAN).drafts;
    if (next) page.drafts.push(next);
    expect(next && finished(next).needsReview).toBe(true);
    readWithLayouts(page, [layout(learnt(values))]);
    expect(next && finished(next)).toMatchObject({ needsReview: false, doubts: [] });
    expect(next?.layout).toBeUndefined();
  });

  test('any short text is a value at its place, and a price in any form', () => {
    const odd = { ...JOAN, evento: 'BCL', bloque: 'Río' };
    const words = passPage(odd).filter(({ y0 }) => y0 !== 270);
    const priced = [...words, ...line(40, 270, 'Precio'), ...line(140, 270, 'EUR 1040,00')];
    const pass = read(
      [layout(learnt())],
      readPage(priced, { codigoLocalizador: 'WLPD20', fila: 7, asiento: 31 }),
    );
    expect(valuesOf(pass)).toEqual(odd);
  });

  test('the next pass of a page is read without the heading, which is printed once', () => {
    const heading = [
      ...line(300, 30, 'Confirmación de compra'),
      ...line(300, 50, 'Número de pedido'),
      ...line(300, 70, 'Forma de pago'),
      ...line(300, 90, 'Fecha de emisión'),
      ...line(300, 110, 'Atención al cliente'),
      ...line(300, 130, 'Condiciones generales del servicio'),
    ];
    const lower = passPage(JOAN).map((word) => ({ ...word, y0: word.y0 + 330, y1: word.y1 + 330 }));
    const page = readPage([...passPage(ANA), ...heading, ...lower], { ...ANA });
    const second = readPage([], { codigoLocalizador: 'WLPD20', fila: 7, bloque: 'B2' }).drafts[0];
    if (second) page.drafts.push(second);
    readWithLayouts(page, [layout(learnt(ANA, readPage([...passPage(ANA), ...heading])))]);
    expect(page.drafts.map((draft) => valuesOf(finished(draft)))).toEqual([ANA, JOAN]);
  });

  test('the lines of a value are above those of the next one', () => {
    const rolled = (venue: readonly string[], y: number) => [
      ...passPage(ANA).filter(({ y0 }) => y0 < 140),
      ...line(40, 140, 'Recinto'),
      ...venue.flatMap((text, index) => line(120, 140 + index * 12, text)),
      ...line(40, y, 'Dirección'),
      ...line(120, y, 'Carrer Nou 3,'),
      ...line(120, y + 12, '07001 Palma'),
      ...passPage(ANA)
        .filter(({ y0 }) => y0 > 140)
        .map((word) => ({ ...word, y0: word.y0 + y, y1: word.y1 + y })),
    ];
    const values = { ...ANA, direccion: 'Carrer Nou 3, 07001 Palma' };
    const lesson = learnt(values, readPage(rolled(['Pavelló Son Tramuntana'], 152)));
    const pass = read(
      [layout(lesson)],
      readPage(rolled(['Palau Municipal', "d'Esports de", 'Son Moix'], 176), {
        bloque: '114',
        fila: 12,
        asiento: 7,
      }),
    );
    expect(pass.fields.recinto.value).toBe("Palau Municipal d'Esports de Son Moix");
    expect(pass.fields.direccion.value).toBe(values.direccion);
  });

  test('labels below their values move with these, if a value above has fewer lines', () => {
    const card = (pass: typeof ANA, name: readonly string[], y: number) => [
      ...line(40, 20, 'Abono de temporada del club'),
      ...name.flatMap((text, index) => line(40, 50 + 12 * index, text)),
      ...line(40, y, 'Titular'),
      ...line(220, 50, String(pass.tipoAbonament)),
      ...line(220, 62, 'Modalidad'),
      ...line(400, 50, String(pass.temporada)),
      ...line(400, 62, 'Temporada'),
      ...line(40, y + 18, String(pass.recinto)),
      ...line(220, y + 18, 'Carrer Nou 3,'),
      ...line(400, y + 18, String(pass.evento)),
      ...line(40, y + 30, 'Recinto'),
      ...line(220, y + 30, '07001 Palma'),
      ...line(400, y + 30, 'Competición'),
      ...line(220, y + 42, 'Dirección'),
      ...[pass.bloque, pass.fila, pass.asiento, pass.codigoLocalizador].flatMap((value, index) =>
        line(40 + 90 * index, y + 80, String(value)),
      ),
      ...['Bloque', 'Fila', 'Asiento', 'Localizador'].flatMap((label, index) =>
        line(40 + 90 * index, y + 92, label),
      ),
    ];
    const values = { ...ANA, direccion: 'Carrer Nou 3, 07001 Palma' };
    const lesson = learnt(values, readPage(card(ANA, ['Ana Belén', 'Puerta Mas'], 74)));
    const fit = fitOf(lesson, singleWords(readPage(card(JOAN, ['Joan Crespí Roig'], 62))), false);
    const places = (['recinto', 'direccion', 'evento'] as const).flatMap((field) =>
      (lesson.fields[field] ?? []).flatMap(({ parts }) =>
        parts.flatMap(({ cell }) => lesson.cells[cell]?.lines[0] ?? []),
      ),
    );
    expect(places).toHaveLength(3);
    for (const place of places)
      expect((fit?.onPage(fit.moved(place)).y0 ?? 0) - place.y0).toBeCloseTo(-12, 0);
  });

  test('a page of another layout is left alone', () => {
    const other = [
      ...line(300, 40, 'Localizador'),
      ...line(300, 55, 'WLPD20'),
      ...line(40, 300, 'Titular'),
      ...line(40, 315, 'Joan Crespí'),
      ...line(200, 500, 'Total'),
      ...line(40, 700, 'Bloque'),
      ...line(340, 700, 'Referencia'),
      ...line(240, 20, 'Temporada'),
    ];
    const pass = read([layout(learnt())], readPage(other, { fila: 3 }));
    expect(pass.layout).toBeUndefined();
    expect(valuesOf(pass)).toEqual({ fila: 3 });
  });
});

describe('two readings', () => {
  const WRONG = { ...JOAN, asiento: 114, tipoAbonament: 'Abono' };

  test('that agree are more certain', () => {
    const before = readPage(passPage(JOAN), { ...JOAN });
    const pass = read([layout(learnt())], before);
    expect(pass.fields.precioTotal.confidence).toBeGreaterThan(0.95);
    expect(pass.needsReview).toBe(false);
  });

  test('that differ are doubted, also in fields that need not be certain, and both values are kept', () => {
    const pass = read([layout(learnt())], readPage(passPage(JOAN), WRONG));
    expect(valuesOf(pass)).toEqual(JOAN);
    expect(pass).toMatchObject({ needsReview: true, doubts: ['tipoAbonament', 'asiento'] });
    expect(pass.layout?.disputed).toEqual([
      { field: 'tipoAbonament', other: 'Abono' },
      { field: 'asiento', other: 114 },
    ]);
  });

  test('that differ by the label or the neighbour, which the layout took for a part of the value, do not differ', () => {
    const draft = readPage(passPage(JOAN), JOAN).drafts[0];
    const runOn = (name: 'codigoLocalizador' | 'nombreAsistente', text: string) => ({
      [name]: {
        value: text,
        raw: text,
        fit: 1,
        letters: 1,
        box: { x0: 0, y0: 0, x1: 9, y1: 9 },
        ambiguous: false,
        loose: false,
        share: 1,
      },
    });
    if (!draft) throw new Error('no draft');
    for (const values of [
      runOn('codigoLocalizador', `CÓDIGOLOCALIZADOR${JOAN.codigoLocalizador}`),
      runOn('nombreAsistente', `${JOAN.nombreAsistente} ${JOAN.tipoAbonament}`),
    ])
      expect(useValues(draft, { id: 1, values }, 'text').disputed).toEqual([]);
    expect(draft.fields.nombreAsistente?.value).toBe(JOAN.nombreAsistente);
  });

  test('that differ by words in the middle or a missing end: the whole text stays, in doubt', () => {
    const longer = { ...JOAN, evento: 'Liga Primera FEB y Copa' };
    const pass = read([layout(learnt())], readPage(passPage(JOAN), longer));
    expect(pass.fields.evento.value).toBe('Liga Primera FEB y Copa');
    expect(pass.doubts).toEqual(['evento']);
  });

  test('prices that add up are not replaced by one from a place that does not', () => {
    const lower = passPage(JOAN).map((word) =>
      word.y0 === 310 ? { ...word, text: word.text.replace('1041,00', '1,00') } : word,
    );
    const pass = read([layout(learnt())], readPage(lower, { ...JOAN }, 'ocr'));
    expect(pass.fields.precioTotal.value).toBe('1041.00');
    expect(pass.doubts).not.toContain('precioTotal');
  });

  test('a value of a QR code is not replaced, but doubted', () => {
    const page = readPage(passPage(JOAN), { ...JOAN });
    const [draft] = page.drafts;
    if (draft?.fields.codigoLocalizador)
      draft.fields.codigoLocalizador = { ...draft.fields.codigoLocalizador, value: 'QRCODE1', source: 'qr' };
    const pass = read([layout(learnt())], page);
    expect(pass.fields.codigoLocalizador.value).toBe('QRCODE1');
    expect(pass.doubts).toEqual(['codigoLocalizador']);
  });
});

describe('lessons', () => {
  // Staff took the row for the seat, and the locator for the reference.
  const nonsense = () =>
    learnt({
      ...ANA,
      fila: ANA.asiento ?? null,
      asiento: ANA.fila ?? null,
      referenciaTicket: ANA.codigoLocalizador ?? null,
      codigoLocalizador: ANA.referenciaTicket ?? null,
    });

  test('a wrong one is outvoted by three right ones', () => {
    const right = [learnt(), learnt(JOAN, readPage(passPage(JOAN))), learnt()];
    const seen = { bloque: 'B2', precioTotal: '1041.00', tipoAbonament: 'Júnior' };
    expect(valuesOf(read([layout(nonsense(), ...right)], readPage(passPage(JOAN), seen)))).toEqual(JOAN);
    // Alone it decides, but a general reading that knows better makes it doubtful.
    const misled = read([layout(nonsense())], readPage(passPage(JOAN), { ...JOAN }));
    expect(misled.needsReview).toBe(true);
    expect(misled.doubts).toEqual(
      expect.arrayContaining(['fila', 'asiento', 'referenciaTicket', 'codigoLocalizador']),
    );
  });

  test('those of one seller make one layout, those of another a new one', () => {
    const other = learnt(
      ANA,
      readPage(passPage(ANA).map((word) => ({ ...word, y0: 400 - word.y0, y1: 410 - word.y0 }))),
    );
    const known = [{ id: 8, lesson: learnt() }];
    expect(sameLayout(learnt(JOAN, readPage(passPage(JOAN))), known)).toBe(8);
    expect(sameLayout(nonsense(), known)).toBe(8);
    expect(sameLayout(other, known)).toBeNull();
  });

  test('values that the page does not have teach nothing', () => {
    expect(
      lessonOf(readPage(passPage(ANA)), { ...JOAN, temporada: null, evento: null, recinto: null }),
    ).toBeNull();
    expect(lessonOf(readPage(line(40, 40, 'Ana Belén Puerta Mas 114 12 7')), ANA)).toBeNull();
  });

  test('the total of a receipt with one pass is not the place of the total of a pass', () => {
    const receipt = (pass: typeof ANA, sum: string) =>
      passPage(pass, line(40, 330, 'Total').concat(line(70, 330, 'recibo'), line(140, 330, sum)));
    const pass = read(
      [layout(learnt(ANA, readPage(receipt(ANA, '98,25 €'))))],
      readPage(receipt(JOAN, '1139,25 €'), { bloque: 'B2', fila: 7, asiento: 31 }),
    );
    expect(pass.fields.precioTotal.value).toBe('1041.00');
  });

  test('a number that is printed twice is the one beside its label', () => {
    // The row and the seat are both 7.
    const same = { ...ANA, fila: 7, asiento: 7 };
    const words = passPage(same).map((word) =>
      word.text === 'Hilera'
        ? { ...word, text: 'Fila' }
        : word.text === 'Sitio'
          ? { ...word, text: 'Asiento' }
          : word,
    );
    const page = passPage(JOAN).map((word) =>
      word.text === 'Hilera'
        ? { ...word, text: 'Fila' }
        : word.text === 'Sitio'
          ? { ...word, text: 'Asiento' }
          : word,
    );
    const pass = read(
      [layout(learnt(same, readPage(words)))],
      readPage(page, { bloque: 'B2', precioTotal: '1041.00', tipoAbonament: 'Júnior' }),
    );
    expect(pass.fields).toMatchObject({ fila: { value: 7 }, asiento: { value: 31 } });
  });
});
