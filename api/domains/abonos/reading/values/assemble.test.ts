import { describe, expect, test } from 'vitest';
import { draftsOf, isPass } from './assemble.ts';
import type { Draft, Word } from '../model.ts';
import { checkPrices } from './prices.ts';
import { useCodes } from './printed-codes.ts';
import type { FieldName } from '../read-abono.ts';
import { page } from '../lines/words.fixture.ts';

const read = (words: Word[]) => draftsOf({ page: 1, words, source: 'text' }).drafts;
const values = (draft: Draft | undefined) =>
  Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([name, field]) => [name, field.value]));

describe('labels find their values', () => {
  test('after them, several on a line, with and without colons', () => {
    const [draft] = read(
      page([0, 0, 'Anillo: Inferior  Bloque: 104 Fila 12 Asiento 5'], [0, 20, 'Total 91,50 €']),
    );
    expect(values(draft)).toEqual({
      anillo: 'Inferior',
      bloque: '104',
      fila: 12,
      asiento: 5,
      precioTotal: '91.50',
    });
  });

  test('also if letters may be misread', () => {
    const words = page([0, 0, 'Fila: 8  Asiento: 6  Seccio: 3']);
    const [draft] = draftsOf({ page: 1, words, source: 'ocr' }).drafts;
    expect(values(draft)).toEqual({ fila: 8, asiento: 6, bloque: '3' });
  });

  test('also if a label has two lines, of which a scan sees the one with a «g» higher', () => {
    const words = page(
      [0, 0, 'Fila'],
      [150, 0, '8'],
      [0, 40, 'CIF del'],
      [150, 40, 'A25723198'],
      [0, 54, 'organizador'],
      [0, 68, 'CIF del'],
      [150, 68, 'B22019624'],
      [0, 82, 'distribuidor'],
    ).map((word) => (word.text === 'organizador' ? { ...word, y1: word.y1 + 2 } : word));
    const [draft] = draftsOf({ page: 1, words, source: 'ocr' }).drafts;
    expect(values(draft)).toEqual({ fila: 8, nifOrganizador: 'A25723198', nifDistr: 'B22019624' });
  });

  test('also if they are centred below them and wider', () => {
    const [draft] = read(
      page([60, 0, 'TITULAR'], [20, 14, 'Tomeu Mascaró Amer'], [60, 40, 'FILA'], [70, 54, '7']),
    );
    expect(values(draft)).toEqual({ nombreAsistente: 'Tomeu Mascaró Amer', fila: 7 });
  });

  test('after abbreviated words for prices', () => {
    const [draft] = read(page([0, 0, 'P. entrada 97,25 € Distribución 1,50 € P. total 98,75 €']));
    expect(values(draft)).toEqual({
      precioEntrada: '97.25',
      precioDistribucion: '1.50',
      precioTotal: '98.75',
    });
  });

  test('in the meaning that no other label of the page has', () => {
    const [draft] = read(
      page([0, 0, 'Nivel: Baja'], [0, 20, 'Sector: 28  Fila: 9  Localidad: 5'], [0, 40, 'Total 91,50 €']),
    );
    expect(values(draft)).toMatchObject({ anillo: 'Baja', bloque: '28', fila: 9, asiento: 5 });
  });

  test('a name that ends with «i» or «de» goes on in the line below', () => {
    const name = (first: string, second: string) => {
      const words = page(
        [0, 0, 'Asistente'],
        [150, 0, 'Lugar'],
        [300, 0, 'Dirección'],
        [450, 0, 'Grada'],
        [0, 13, first],
        [150, 13, 'Palau Municipal'],
        [300, 13, 'Camí de la Vileta 40,'],
        [450, 13, 'Fondo 6'],
        [0, 26, second],
        [150, 26, "d'Esports Son Moix"],
        [300, 26, '07011 Palma'],
        [0, 60, 'Bloque'],
        [150, 60, 'Fila'],
        [300, 60, 'Asiento'],
        [450, 60, 'Tarifa'],
        [0, 73, '119'],
        [150, 73, '22'],
        [300, 73, '26'],
        [450, 73, 'Protector'],
      );
      return values(read(words)[0])['nombreAsistente'];
    };
    expect(name('Guillem Bonnín Roig i', 'Ferrà')).toBe('Guillem Bonnín Roig i Ferrà');
    expect(name('Guillem Bonnín Roig', 'Carnet 12')).toBe('Guillem Bonnín Roig');
  });

  test('and not behind a comma, where the next label starts', () => {
    const [draft] = read(page([0, 0, 'Zona: 1er anillo, Sector: 152, Fila: 7, Asiento: 22']));
    expect(values(draft)).toEqual({ anillo: '1er anillo', bloque: '152', fila: 7, asiento: 22 });
  });

  test('below headings in two languages, which are one label', () => {
    const words = page(
      [0, 0, 'Pavelló / Pabellón'],
      [0, 14, "Palau d'Esports"],
      [0, 40, 'Abonat / Abonado'],
      [0, 54, 'Raúl Peña Cañellas'],
      [0, 80, 'Bloc / Bloque'],
      [150, 80, 'Fila / Row'],
      [0, 94, 'A4'],
      [150, 94, '12'],
    );
    expect(values(read(words)[0])).toEqual({
      recinto: "Palau d'Esports",
      nombreAsistente: 'Raúl Peña Cañellas',
      bloque: 'A4',
      fila: 12,
    });
  });

  test('with the wide gaps of typewriters, beside other print', () => {
    const typed = (x: number, y: number, text: string): Word[] =>
      [...text.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        x0: x + match.index * 8 + 1,
        x1: x + (match.index + match[0].length) * 8 - 1,
        y0: y,
        y1: y + 8,
        confidence: 1,
      }));
    const words = [
      ...page([0, 0, 'Nom i cognoms'], [0, 40, 'Tipus'], [200, 40, 'Temporada']),
      ...typed(0, 14, 'Pep Mas Amer'),
      ...typed(0, 54, 'Familiar 2+2'),
      ...typed(200, 54, '2025/26'),
    ];
    const [draft] = draftsOf({ page: 1, words, source: 'ocr' }).drafts;
    expect(values(draft)).toEqual({
      nombreAsistente: 'Pep Mas Amer',
      tipoAbonament: 'Familiar 2+2',
      temporada: '2025/2026',
    });
  });

  test('not beyond a stroke of a frame between two boxes', () => {
    const words = page(
      [0, 0, 'Nombre y apellidos'],
      [250, 0, 'Tipo de abono'],
      [0, 16, 'Neus Capó Bisbal'],
      [240, 16, '—'],
      [250, 16, 'General'],
    );
    const [draft] = draftsOf({ page: 1, words, source: 'ocr' }).drafts;
    expect(values(draft)).toEqual({ nombreAsistente: 'Neus Capó Bisbal', tipoAbonament: 'General' });
  });

  test('beside them, at a distance or after dots', () => {
    const [draft] = read(
      page(
        [0, 0, 'Seient'],
        [300, 0, '7'],
        [0, 20, 'Fila ........... 12'],
        [0, 40, 'Localitzador'],
        [300, 40, 'FZLJTU25'],
      ),
    );
    expect(values(draft)).toEqual({ asiento: 7, fila: 12, codigoLocalizador: 'FZLJTU25' });
  });

  test('below them, in columns', () => {
    const words = page(
      [0, 0, 'FILA'],
      [100, 0, 'ASIENTO'],
      [200, 0, 'BLOQUE'],
      [0, 14, '3'],
      [100, 14, '14'],
      [200, 14, '121'],
    );
    expect(values(read(words)[0])).toEqual({ fila: 3, asiento: 14, bloque: '121' });
  });

  test('above them, as in forms', () => {
    const words = page(
      [0, 0, '3'],
      [100, 0, '14'],
      [200, 0, '121'],
      [0, 14, 'fila'],
      [100, 14, 'seient'],
      [200, 14, 'bloc'],
    );
    expect(values(read(words)[0])).toEqual({ fila: 3, asiento: 14, bloque: '121' });
  });

  test('in both languages at once', () => {
    const words = page([0, 0, 'Fila / Fila: 12'], [0, 20, 'Asiento / Seient'], [200, 20, '5']);
    expect(values(read(words)[0])).toEqual({ fila: 12, asiento: 5 });
  });

  test('and words of values are not labels', () => {
    const [draft] = read(
      page([0, 0, 'Evento: Abono Temporada 2025/26 Primera FEB'], [0, 20, 'Recinto: Pavelló Municipal']),
    );
    expect(values(draft)).toMatchObject({
      evento: 'Abono Temporada 2025/26 Primera FEB',
      recinto: 'Pavelló Municipal',
    });
  });

  test('with values over two lines', () => {
    const words = page(
      [0, 0, 'Dirección:'],
      [80, 0, 'Carrer de Margalida 12,'],
      [80, 12, '07198 Palma'],
      [0, 40, 'Fila: 3'],
    );
    expect(values(read(words)[0])).toMatchObject({
      direccion: 'Carrer de Margalida 12, 07198 Palma',
      fila: 3,
    });
  });
});

describe('several passes on a page', () => {
  test('each has its own name, below words for women and men', () => {
    const pass = (y: number, name: string, seat: number): Parameters<typeof page> => [
      [0, y, 'Abonada o abonat'],
      [0, y + 14, name],
      [0, y + 40, `Bloc: 104  Fila: ${seat}  Seient: ${seat}`],
      [0, y + 60, `Localitzador: K7M4T${seat}`],
    ];
    const words = page(...pass(0, 'Purificación Ávalos Trujillo', 3), ...pass(300, 'Álvaro Peñafiel', 4));
    expect(read(words).map(({ fields }) => fields.nombreAsistente?.value)).toEqual([
      'Purificación Ávalos Trujillo',
      'Álvaro Peñafiel',
    ]);
  });

  const block = (x: number, y: number, row: number): [number, number, string][] => [
    [x, y, `Fila: ${row}`],
    [x, y + 15, `Asiento: ${row + 1}`],
    [x, y + 30, `Localizador: ABCD23${row}${row}`],
  ];

  test('below each other, with values that all share', () => {
    const drafts = read(page([0, 0, 'Recinto: Palau Municipal'], ...block(0, 60, 3), ...block(0, 160, 4)));
    expect(drafts.map(values)).toEqual([
      { recinto: 'Palau Municipal', fila: 3, asiento: 4, codigoLocalizador: 'ABCD2333' },
      { recinto: 'Palau Municipal', fila: 4, asiento: 5, codigoLocalizador: 'ABCD2344' },
    ]);
  });

  test('side by side', () => {
    const drafts = read(page(...block(0, 60, 3), ...block(300, 60, 4)));
    expect(drafts.map((draft) => values(draft).fila)).toEqual([3, 4]);
    expect(drafts.map((draft) => values(draft).asiento)).toEqual([4, 5]);
  });

  test('as rows of a table', () => {
    const cells = (y: number, texts: string[]): [number, number, string][] =>
      texts.map((text, index) => [index * 130, y, text]);
    const drafts = read(
      page(
        ...cells(0, ['Asistente', 'Fila', 'Asiento', 'Localizador']),
        ...cells(20, ['Ana Coll Ros', '3', '14', 'FZLJTU25']),
        ...cells(40, ['Joan Mas Pons', '3', '15', 'FZLJTU26']),
        ...cells(60, ['Neus Mas Coll', '3', '16', 'FZLJTU27']),
      ),
    );
    expect(drafts.map((draft) => values(draft).asiento)).toEqual([14, 15, 16]);
    expect(drafts.map((draft) => values(draft).nombreAsistente)).toEqual([
      'Ana Coll Ros',
      'Joan Mas Pons',
      'Neus Mas Coll',
    ]);
  });

  test('but a stub is the same pass', () => {
    const drafts = read(
      page(...block(0, 0, 3), [0, 60, 'Titular: Ana Coll Ros'], [400, 0, 'Fila: 3'], [400, 15, 'Asiento: 4']),
    );
    expect(drafts).toHaveLength(1);
  });
});

describe('evidence', () => {
  const draft = (fields: Partial<Record<FieldName, string>>, source: 'ocr' | 'text' = 'ocr'): Draft => ({
    page: 1,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { value, raw: value, source, confidence: 0.7 }]),
    ),
  });
  const code = (text: string) => ({ text, x0: 0, x1: 50, y0: 0, y1: 50 });

  test('a right sum makes its prices certain', () => {
    const one = draft({ precioEntrada: '90.00', precioDistribucion: '2.75', precioTotal: '92.75' });
    checkPrices(one, []);
    expect(one.fields.precioTotal?.confidence).toBeGreaterThan(0.9);
  });

  test('a sum with one wrong digit is corrected in a scan and doubtful in a text', () => {
    const prices = { precioEntrada: '90.00', precioDistribucion: '2.75', precioTotal: '92.15' };
    const scanned = draft(prices);
    if (scanned.fields.precioTotal) scanned.fields.precioTotal.confidence = 0.5;
    checkPrices(scanned, []);
    expect(scanned.fields.precioTotal).toMatchObject({ value: '92.75', source: 'derived' });
    const text = draft(prices, 'text');
    checkPrices(text, []);
    expect(text.fields.precioTotal?.value).toBe('92.15');
    expect(text.fields.precioTotal?.confidence).toBeLessThan(0.7);
  });

  test('two prices give the third', () => {
    const one = draft({ precioEntrada: '90.00', precioTotal: '92.75' });
    checkPrices(one, []);
    expect(one.fields.precioDistribucion).toMatchObject({ value: '2.75', source: 'derived' });
  });

  test('a QR code confirms a code, and corrects it in a scan', () => {
    const one = draft({ codigoLocalizador: 'SUGBXJMK' });
    useCodes([one], [code('6UGBXJMK')]);
    expect(one.fields.codigoLocalizador).toMatchObject({ value: '6UGBXJMK', source: 'qr', confidence: 0.99 });
  });

  test('a QR code with names identifies each code', () => {
    const one = draft({});
    useCodes([one], [code('https://example.test/t?loc=ABCD2345&ref=V8NG-210361')]);
    expect(values(one)).toEqual({ codigoLocalizador: 'ABCD2345', referenciaTicket: 'V8NG-210361' });
  });

  test('a QR code with other content changes nothing', () => {
    const one = draft({ codigoLocalizador: 'SUGBXJMK', referenciaTicket: 'V8NG-210361' });
    useCodes([one], [code('https://example.test/condiciones')]);
    expect(values(one)).toEqual({ codigoLocalizador: 'SUGBXJMK', referenciaTicket: 'V8NG-210361' });
  });
});

test('too few fields are no pass', () => {
  expect(read(page([0, 0, 'Fila: 3 Asiento: 4 Localizador: ABCD2345'])).some(isPass)).toBe(false);
});

test('a pass of which only the row and seat are lost is one', () => {
  const words = page(
    [0, 0, 'Titular: Ana Pérez García'],
    [0, 20, 'Tipo de abono: General'],
    [0, 40, 'Temporada: 2025/2026'],
    [0, 60, 'Competición: Liga Endesa'],
    [0, 80, 'Recinto: Pabellón Vega'],
    [0, 100, 'Dirección: Calle Mayor 3, 40001 Segovia'],
    [0, 120, 'Anillo: Superior'],
    [0, 140, 'Precio: 90,00 €'],
    [0, 160, 'Gastos de gestión: 2,00 €'],
    [0, 180, 'Total: 92,00 €'],
    [0, 200, 'Localizador: K7P2QX'],
    [0, 220, 'Referencia: 0025-7781'],
  );
  expect(draftsOf({ page: 1, words, source: 'ocr' }).drafts.some(isPass)).toBe(true);
  const withoutCode = words.filter(({ y0 }) => y0 < 220);
  expect(draftsOf({ page: 1, words: withoutCode, source: 'ocr' }).drafts.some(isPass)).toBe(false);
});

test('who holds the pass counts more than who bought it', () => {
  const words = page(
    [0, 0, 'Abonat/ada'],
    [0, 14, 'Nerea Sanz Polo'],
    [0, 40, 'Bloc: 104'],
    [100, 40, 'Fila: 12'],
    [200, 40, 'Seient: 5'],
    [0, 60, 'Localitzador: K7P2QX'],
    [0, 100, 'Compradora: Marina Buil Arnau'],
  );
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields.nombreAsistente?.value).toBe('Nerea Sanz Polo');
});

test('a locator counts more than a code of verification', () => {
  const words = page(
    [0, 0, 'Localizador'],
    [0, 14, 'K7P2QX'],
    [0, 40, 'Bloque: 104'],
    [100, 40, 'Fila: 12'],
    [200, 40, 'Asiento: 5'],
    [0, 100, 'Código de verificación: LK24091100071834'],
  );
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields.codigoLocalizador?.value).toBe('K7P2QX');
});
