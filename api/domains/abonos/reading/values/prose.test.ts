import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

/** The passes of a page with these lines, each 14 points below the one before. */
const passesIn = (...lines: string[]) =>
  draftsOf({
    page: 1,
    words: page(...lines.map((text, index): [number, number, string] => [40, 40 + 14 * index, text])),
    source: 'text',
  }).drafts.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  );

test('sentences of a letter name values in the middle of lines and over their ends', () => {
  const [pass] = passesIn(
    'Le confirmamos su plaza para la Copa Ribera 2025/26, en la modalidad Infantil, con el',
    'localizador RB-77215. Los partidos se juegan en el Pabellón Las Norias de',
    'Arriba, sito en Calle del Molino, 4, 44002 Teruel, en el anillo superior, bloque 9, fila 3 y asiento',
    '17.',
  );
  expect(pass).toMatchObject({
    evento: 'Copa Ribera 2025/26',
    tipoAbonament: 'Infantil',
    codigoLocalizador: 'RB-77215',
    recinto: 'Pabellón Las Norias de Arriba',
    direccion: 'Calle del Molino, 4, 44002 Teruel',
    anillo: 'superior',
    bloque: '9',
    fila: 3,
    asiento: 17,
  });
});

test.each([
  [
    'a certificate',
    'En Pau Ferrer i Mas, secretari del club, certifica que Jordina Claret i Pou és titular de l’abonament número Q-0441, de cate-',
    'goria Protector, vàlid per als partits de casa, i que ocupa la localitat bloc 4, fila 2, seient 8.',
  ],
  [
    'a contract',
    'De otra parte, Jordina Claret i Pou, con DNI 11223344B y domicilio en Cuesta Alta 2, 50001 Zaragoza (en adelante, la',
    'Persona Abonada), que recibe el abono número Q-0441, en la modalidad Protector, para el bloque 4, fila 2, asiento 8.',
  ],
])('%s names the holder, not who signs', (_, ...lines) => {
  expect(passesIn(...lines, 'Pau Ferrer i Mas')).toMatchObject([
    {
      nombreAsistente: 'Jordina Claret i Pou',
      referenciaTicket: 'Q-0441',
      tipoAbonament: 'Protector',
      bloque: '4',
      fila: 2,
      asiento: 8,
    },
  ]);
});

test('a locator of letters alone is said in a sentence; a word in capitals is none', () => {
  const locatorIn = (text: string) =>
    passesIn(text, 'Anillo Superior, bloque 5, fila 8, asiento 21')[0]?.codigoLocalizador;
  expect(
    locatorIn('Ya hemos recibido tu pago. Tu localizador es JKCDJQ; lo necesitarás en la oficina.'),
  ).toBe('JKCDJQ');
  expect(
    locatorIn('Ya hemos recibido tu pago. Lleva tu localizador. IMPORTANTE: lo pedirán en la oficina.'),
  ).toBe(undefined);
});

test('a mail lists passes by names with their tariff; the locator of the order above them is that of all', () => {
  const passes = passesIn(
    'Has comprado abonos para la temporada 2025/26. Tu localizador es PX77Q2, guárdalo bien.',
    'Nerea Sanz Polo (Joven)',
    'Anillo Superior, bloque 5, fila 8, asiento 21',
    'Ref. entrada-abono: 55120-1',
    'Omar Sanz Polo (Infantil)',
    'Anillo Superior, bloque 5, fila 8, asiento 22',
    'Ref. entrada-abono: 55120-2',
  );
  const shared = { codigoLocalizador: 'PX77Q2', bloque: '5', fila: 8 };
  expect(passes).toMatchObject([
    { ...shared, nombreAsistente: 'Nerea Sanz Polo', tipoAbonament: 'Joven', asiento: 21 },
    { ...shared, nombreAsistente: 'Omar Sanz Polo', tipoAbonament: 'Infantil', asiento: 22 },
  ]);
});

test('an arena and its address on the lines of one cell are two values, and its seat goes on', () => {
  const [pass] = passesIn(
    'Titular del abono: Nerea Sanz Polo',
    'Recinto: Pabellón Las Norias — Calle del',
    'Molino, 4, 44002 Teruel',
    'Localidad: anillo Inferior · bloque B4 · fila 11 · asiento',
    '23',
  );
  expect(pass).toMatchObject({
    recinto: 'Pabellón Las Norias',
    direccion: 'Calle del Molino, 4, 44002 Teruel',
    anillo: 'Inferior',
    asiento: 23,
  });
});

test('the lines of a column are no sentence, and a label has its own value', () => {
  const rows = [
    ['Titular', 'Nerea Sanz Polo'],
    ['Grada', 'anillo segundo, bloque 17, fila 3, asiento 2'],
    ['Recinto', 'Pabellón de la Vega Baja del Norte'],
    ['Competición', 'Copa de la Reina de Baloncesto 2027/28'],
    ['Localizador', 'PX77Q2'],
  ];
  const words = page(
    ...rows.flatMap(([label = '', value = ''], index): [number, number, string][] => [
      [40, 40 + 14 * index, label],
      [200, 40 + 14 * index, value],
    ]),
  );
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields).toMatchObject({
    anillo: { value: 'anillo segundo' },
    recinto: { value: 'Pabellón de la Vega Baja del Norte' },
    evento: { value: 'Copa de la Reina de Baloncesto 2027/28' },
  });
});

test.each([
  [
    'Seus al bloc 4 del segon anell; l’abonament és a nom de Jordina Claret i Pou i no es pot cedir a ningú.',
    'segon anell',
  ],
  [
    'CERTIFICA: que D. Jordi Claret Pou, con DNI 11223344B, está al corriente de pago y ocupa el bloque 4, Anillo Alto, fila 2.',
    'Alto',
  ],
  [
    'La titular és Jordina Claret i Pou, que seu a la fila 2 del bloc 4, anell superior, i hi pot anar amb nens.',
    'superior',
  ],
])('holders and rings are said in other ways too: «%s»', (sentence, ring) => {
  const [pass] = passesIn(sentence, 'Localizador: PX77Q2');
  expect(pass).toMatchObject({ bloque: '4', anillo: ring });
  expect(pass?.nombreAsistente).toMatch(/^Jordi(na)? Claret (i )?Pou$/);
});

test('the person of a contract is the one with a number of identity, not who speaks for the club', () => {
  expect(
    passesIn(
      'Don Fermín Olano Ruiz, en calidad de gerente de Alba Saski, con CIF G31987654, y doña Leire Goñi Mur, con DNI 44112233K, en',
      'adelante la persona abonada, acuerdan que ocupe el asiento 33, fila 9, bloque 204, con el código localizador, NSE-4471.',
    ),
  ).toMatchObject([{ nombreAsistente: 'Leire Goñi Mur', codigoLocalizador: 'NSE-4471', asiento: 33 }]);
});

test('passes have numbers without a label of their own, and an address may be only in brackets', () => {
  const passes = passesIn(
    'Quedan a su disposición los abonos de la temporada 2025/26 para el Pabellón Las Norias (Portal de Alba s/n, 01007 Vitoria).',
    'El abono lleva el número GJ-00711 y es de la socia Nerea Sanz Polo, para el bloque 4, fila 2, asiento 8, con el localizador QX55K1.',
  );
  expect(passes).toMatchObject([
    {
      recinto: 'Pabellón Las Norias',
      direccion: 'Portal de Alba s/n, 01007 Vitoria',
      referenciaTicket: 'GJ-00711',
      nombreAsistente: 'Nerea Sanz Polo',
    },
  ]);
});

test('a contract in Galician', () => {
  const [pass] = passesIn(
    'Doutra parte, Uxía Loureiro Vila, con DNI 11223344B e enderezo en Rúa Nova 61, 15701 Santiago (en diante, a',
    'persoa abonada), que asiste aos encontros da Liga Feminina Endesa 2025-2026 que se disputen no Pavillón da',
    'Malata, sito na Estrada do Mar, 212, 15405 Ferrol, no bloque 5, fila 10, asento 33, co código localizador RN25X7.',
  );
  expect(pass).toMatchObject({
    nombreAsistente: 'Uxía Loureiro Vila',
    evento: 'Liga Feminina Endesa 2025-2026',
    recinto: 'Pavillón da Malata',
    direccion: 'Estrada do Mar, 212, 15405 Ferrol',
    fila: 10,
    asiento: 33,
  });
});

test('quotes show where a tariff or competition ends, and a number behind a pass is its own', () => {
  const [pass] = passesIn(
    'Le confirmamos que el abono de la modalidad «Vecinos del barrio», con número 0492, queda renovado, y vale para la',
    'competición «Copa Ribera FEB, Grupo Sur» de la temporada 2025-2026. Está expedido a favor de Jordina Claret i Pou.',
    'Su localidad es anillo superior, bloque 9, fila 3, butaca 17, y el localizador RB-77215.',
  );
  expect(pass).toMatchObject({
    tipoAbonament: 'Vecinos del barrio',
    referenciaTicket: '0492',
    evento: 'Copa Ribera FEB, Grupo Sur',
    nombreAsistente: 'Jordina Claret i Pou',
  });
  const [other] = passesIn(
    'El abono de la socia Jordina Claret i Pou, con DNI número 11223344, vale en el bloque 9, fila 3, butaca 17, con el',
    'localizador RB-77215, por 60,00 euros con 1,80 euros de gastos, un total de 61,80 euros en la temporada 2025-2026.',
  );
  expect(other?.referenciaTicket).toBeUndefined();
});

test('what a sentence excludes is no value', () => {
  const [pass] = passesIn(
    'Titular: Ana Pérez García',
    'Bloque: 104   Fila: 12   Asiento: 5',
    'Localizador: K7P2QX   Total: 92,00 €   Temporada: 2025/26',
    'El carnet es personal. No incluye los partidos de la Copa Ribera (suplemento 3,00 €) ni el torneo.',
  );
  expect(pass).toMatchObject({ codigoLocalizador: 'K7P2QX', precioTotal: '92.00' });
  expect(pass).not.toHaveProperty('evento');
  expect(pass).not.toHaveProperty('precioDistribucion');
});
