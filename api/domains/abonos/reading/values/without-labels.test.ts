import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { SURE } from '../read-abono.ts';
import { draftsOf } from './assemble.ts';
import { fieldsOf } from './one-pass.fixture.ts';

test('a name, an arena and its address need no label; a name without a second surname is not certain', () => {
  const { nombreAsistente, recinto, direccion } = fieldsOf(
    [0, 0, 'Ana Pérez García'],
    [0, 20, "Palau Municipal d'Esports Son Moix"],
    [0, 34, 'Camí de la Vileta 40, 07011 Palma'],
  );
  expect([nombreAsistente?.value, recinto?.value, direccion?.value]).toEqual([
    'Ana Pérez García',
    "Palau Municipal d'Esports Son Moix",
    'Camí de la Vileta 40, 07011 Palma',
  ]);
  expect(nombreAsistente?.confidence).toBeGreaterThan(SURE);
  for (const name of ['Ana Pérez', 'ANA DE LA FUENTE PÉREZ I', 'ANA PÉREZ G A R C Í A'])
    expect(fieldsOf([0, 0, name]).nombreAsistente?.confidence ?? 0).toBeLessThan(SURE);
});

test.each([
  ['Artaleku Berria', 'Erromes Plaza 2, 20301 Irun'],
  ['Pazo dos Deportes de Riazor', 'Rúa Manuel Murguía s/n, 15011 A Coruña'],
])('the line above an address is its arena: «%s»', (arena, address) => {
  const heading = fieldsOf([0, 0, 'Liga Plenitude Asobal'], [0, 14, arena], [0, 28, address]);
  expect([heading.evento?.value, heading.recinto?.value, heading.direccion?.value]).toEqual([
    'Liga Plenitude Asobal',
    arena,
    address,
  ]);
  // On one line, and below the label of the arena.
  expect(fieldsOf([0, 0, `${arena}, ${address}`])).toMatchObject({
    recinto: { value: arena },
    direccion: { value: address },
  });
  expect(fieldsOf([0, 0, `RECINTO: ${arena}`], [0, 12, address])).toMatchObject({
    recinto: { value: arena },
    direccion: { value: address },
  });
});

test.each(['Abono Txiki', 'Abono Gaztea', 'Abono Joven'])('«%s» is a tariff in each language', (tariff) => {
  expect(fieldsOf([0, 0, 'Ana Pérez García'], [0, 14, tariff]).tipoAbonament?.value).toBe(tariff);
});

test('a stroke before the postal code is inside an address, and a number with its sign is no postal code', () => {
  const { direccion } = fieldsOf(
    [0, 0, 'PABELLON LAS ERAS'],
    [0, 14, 'C/ DEL PARQUE, 3 - 28864 AJALVIR'],
    [0, 28, 'NUM. 05581 GREGORIO LLAMAS'],
  );
  expect(direccion?.value).toBe('C/ DEL PARQUE, 3 - 28864 AJALVIR');
});

test('the town of an address may be in the next line', () => {
  const { direccion } = fieldsOf(
    [0, 0, 'RECINTO: Pabellón La Albericia'],
    [0, 12, 'Avenida del Deporte s/n, 39012'],
    [0, 24, 'Santander'],
  );
  expect(direccion?.value).toBe('Avenida del Deporte s/n, 39012 Santander');
});

test('a company with its tax number beside it is no arena, and the buyer of a group no seller', () => {
  const fields = fieldsOf(
    [0, 0, 'Atlantes Servicios, S.L. NIF B97440317'],
    [0, 20, 'Club Baloncesto Riomar NIF G46177028'],
    [0, 60, 'Cliente'],
    [0, 74, 'Cerámicas del Turia · NIF A46203154'],
    [0, 88, 'Camino Hondo 7, 46250 Alcudia'],
    [0, 200, 'Se juega en: Carpa del Prado'],
  );
  expect([fields.nifOrganizador?.value, fields.nifDistr?.value, fields.recinto?.value]).toEqual([
    'G46177028',
    'B97440317',
    'Carpa del Prado',
  ]);
});

test('the office of a seller is no arena, and its address not that of one', () => {
  const { recinto, direccion } = fieldsOf(
    [0, 0, 'Pabellón Olivo Centenario'],
    [0, 14, 'Avenida de Granada 55, 23003 Jaén'],
    [0, 240, 'Operador: Sarrera Zerbitzuak S.L. Sede: C/ del Pilar 63, 28011 Madrid'],
  );
  expect([recinto?.value, direccion?.value]).toEqual([
    'Pabellón Olivo Centenario',
    'Avenida de Granada 55, 23003 Jaén',
  ]);
  expect(fieldsOf([0, 0, 'Oficina: C/ Colón 28, 28034 Madrid']).direccion).toBeUndefined();
});

test.each([
  'Lliga Regular Segona FEB',
  'OK Liga Plata',
  "Divisió d'Honor Plata 2025/26",
  'Tercera Federación Grupo VI',
  'LaLiga Hypermotion 2026/27',
])('«%s» is a competition', (competition) => {
  expect(fieldsOf([0, 0, competition]).evento?.value).toBe(competition);
  expect(fieldsOf([0, 0, `Abono 2025/2026 – ${competition}`]).evento?.value).toBe(competition);
});

test('a sentence about a competition is none', () => {
  const { evento } = fieldsOf([0, 0, 'Liga regular como local. Los partidos de play-off tienen suplemento.']);
  expect(evento).toBeUndefined();
});

test('the only season of a page needs no label; of two neither is taken', () => {
  expect(fieldsOf([0, 0, 'E-TICKET ABONO 2025/2026']).temporada?.value).toBe('2025/2026');
  expect(fieldsOf([0, 0, 'Abonos 2025/2026'], [0, 300, 'Renueva 2026/2027']).temporada).toBeUndefined();
  const letter = [
    'Asunto: su abono para la temporada 2025/2026',
    'El precio del curso 2024/2025 fue menor.',
  ] as const;
  expect(fieldsOf([0, 0, letter[0]], [0, 300, letter[1]]).temporada?.value).toBe('2025/2026');
});

test('a tariff before the season needs no label', () => {
  expect(fieldsOf([0, 0, 'Socio Numerario · Temporada 2025/2026']).tipoAbonament?.value).toBe(
    'Socio Numerario',
  );
  expect(fieldsOf([0, 0, 'Club Bàsquet Vall · Temporada 2025/2026']).tipoAbonament).toBeUndefined();
});

test('two amounts that give the total are the price and the fees', () => {
  const { precioEntrada, precioDistribucion } = fieldsOf([
    0,
    300,
    'El abono, 90,00 €, más 2,00 € de gastos; el duplicado 10,00 €',
  ]);
  expect([precioEntrada?.value, precioDistribucion?.value]).toEqual(['90.00', '2.00']);
  expect(precioEntrada?.confidence).toBeLessThan(SURE);
});

test('all passes of a page have what is printed without a label', () => {
  const pass = (y: number, seat: number, code: string): [number, number, string][] => [
    [0, y, 'Superliga Masculina 2025/26'],
    [0, y + 14, `Fila: 12   Asiento: ${seat}`],
    [0, y + 28, `Localizador: ${code}`],
  ];
  const { drafts } = draftsOf({
    page: 1,
    words: page(...pass(0, 5, 'K7P2QX'), ...pass(200, 6, 'M8R3TZ')),
    source: 'text',
  });
  expect(drafts.map(({ fields }) => fields.evento?.value)).toEqual([
    'Superliga Masculina 2025/26',
    'Superliga Masculina 2025/26',
  ]);
});

test('of two names without a label neither is taken, and none beside one with a label', () => {
  expect(fieldsOf([0, 0, 'Ana Pérez García'], [0, 20, 'Jordi Mas Pons']).nombreAsistente).toBeUndefined();
  const { nombreAsistente } = fieldsOf([0, 0, 'Ana Pérez García'], [0, 20, 'Titular: Jordi Mas Pons']);
  expect(nombreAsistente?.value).toBe('Jordi Mas Pons');
});

test('«NIF» alone is the number of the company that is named with it', () => {
  const { nifOrganizador, nifDistr } = fieldsOf(
    [0, 240, 'Club Baloncesto Palma S.A.D.'],
    [0, 252, 'NIF: A07012343'],
    [0, 280, 'Distribuciones de Entradas S.L. NIF B11511482'],
  );
  expect([nifOrganizador?.value, nifDistr?.value]).toEqual(['A07012343', 'B11511482']);
});

test('«NIF» alone without a company is the organiser, if there is only one', () => {
  expect(fieldsOf([0, 240, 'NIF: B11511482']).nifOrganizador?.value).toBe('B11511482');
  const two = fieldsOf([0, 240, 'NIF: B11511482'], [0, 300, 'NIF: A07012343']);
  expect([two.nifOrganizador, two.nifDistr]).toEqual([undefined, undefined]);
});

test('beside words about both companies, the letter of a number says whose it is', () => {
  const { nifOrganizador, nifDistr } = fieldsOf(
    [300, 0, 'NIF: G66031311'],
    [0, 240, 'Venta por cuenta del club a través de Sarrera S.L., NIF A83277319'],
  );
  expect([nifOrganizador?.value, nifDistr?.value]).toEqual(['G66031311', 'A83277319']);
});

test('what is printed behind another number is about the next one', () => {
  const { nifOrganizador, nifDistr } = fieldsOf([
    0,
    240,
    'Organiza Básquet Horta Sud CIF: B53590899. Distribuye Passi Online S.L.U. CIF: B57146375.',
  ]);
  expect([nifOrganizador?.value, nifDistr?.value]).toEqual(['B53590899', 'B57146375']);
});

test('a club’s name may have two lines above its number', () => {
  const { nifOrganizador } = fieldsOf(
    [0, 0, 'DEPORTIVO BALONMANO PUERTO'],
    [0, 12, 'ALTO'],
    [0, 24, 'CIF: G35168152'],
    [0, 300, 'Venta: Tiquets i Aforaments, S.L.'],
    [0, 312, 'CIF B04746517'],
  );
  expect(nifOrganizador?.value).toBe('G35168152');
});

test('a person with a rare name is the only text of words with capitals that names nothing else', () => {
  const heading: [number, number, string] = [0, 0, 'Club Baloncesto Ajalvir'];
  const { nombreAsistente } = fieldsOf(heading, [0, 20, 'Xuacu Llaneza Fdez.-Corugedo']);
  expect(nombreAsistente?.value).toBe('Xuacu Llaneza Fdez.-Corugedo');
  expect(nombreAsistente?.confidence).toBeLessThan(SURE);
  expect(fieldsOf(heading, [0, 20, 'SEGUNDA. Localidad']).nombreAsistente).toBeUndefined();
});

test.each(['Anual Adulto', 'Infantil', 'Sénior +65'])('the tariff «%s» needs no label', (tariff) =>
  expect(fieldsOf([0, 0, 'ABONO TEMPORADA 25/26'], [0, 20, tariff])).toMatchObject({
    tipoAbonament: { value: tariff },
    temporada: { value: '2025/2026' },
  }),
);

test.each(['Abono de Temporada', 'Condiciones Generales', 'Club Juvenil Palma'])(
  '«%s» is no tariff',
  (text) => expect(fieldsOf([0, 20, text]).tipoAbonament).toBeUndefined(),
);

test.each([
  'LF Challenge 2026-27',
  'Primera FEB 2025/26 – Liga Regular',
  'Segunda FEB 2025/26 · Grupo Este',
  'Primeira FEB 2025-26',
])('the competition «%s» needs no label', (text) => expect(fieldsOf([0, 20, text]).evento?.value).toBe(text));

test('«Abono Oro» is the tariff, «25/26» alone the season, «Carné 0311» the number', () => {
  expect(fieldsOf([0, 0, '25/26'], [0, 14, 'Abono Oro'], [200, 14, 'Carné 0311'])).toMatchObject({
    tipoAbonament: { value: 'Abono Oro' },
    temporada: { value: '2025/2026' },
    referenciaTicket: { value: '0311' },
  });
});

test('the competition «1ª DIV. NACIONAL MASC. 25/26» has abbreviations, no sentences', () => {
  expect(fieldsOf([0, 20, '1ª DIV. NACIONAL MASC. 25/26']).evento?.value).toBe(
    '1ª DIV. NACIONAL MASC. 25/26',
  );
});

test('the only code that stands alone is the number of the ticket', () => {
  const { referenciaTicket } = fieldsOf([0, 200, 'KT-20418'], [200, 200, 'B11511482']);
  expect(referenciaTicket?.value).toBe('KT-20418');
  expect(referenciaTicket?.confidence).toBeGreaterThan(SURE);
  expect(fieldsOf([0, 200, '0012-3310-20383']).referenciaTicket?.value).toBe('0012-3310-20383');
  expect(fieldsOf([0, 200, '902-330-118']).referenciaTicket).toBeUndefined();
  expect(fieldsOf([0, 200, 'KT-20418'], [200, 200, 'AB-77120']).referenciaTicket).toBeUndefined();
});

test('the postal code of a street may be in the next line, and a ring before the block behind a stroke', () => {
  const { direccion, anillo } = fieldsOf(
    [0, 0, 'PABELLÓN LAS ERAS'],
    [0, 18, 'Paseo de la Alameda, s/n'],
    [0, 44, '44002 Teruel'],
  );
  expect(direccion?.value).toBe('Paseo de la Alameda, s/n 44002 Teruel');
  expect(anillo).toBeUndefined();
  const long = fieldsOf(
    [0, 0, 'PABELLÓN LAS ERAS'],
    [0, 18, 'Calle de la Ermita, s/n'],
    [0, 32, '28703 San Sebastián de los Reyes'],
  );
  expect(long.direccion?.value).toBe('Calle de la Ermita, s/n 28703 San Sebastián de los Reyes');
  const words = page(
    [0, 0, 'Segona graderia · Bloc L2 · Fila 12 · Seient 31'],
    [0, 20, 'Localitzador: K7P2QX'],
    [0, 40, 'Total: 92,00 €'],
    [0, 60, 'Temporada: 2025/2026'],
    [0, 80, 'Nom: Nerea Sanz Polo'],
  );
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields.anillo?.value).toBe('Segona graderia');
});

test('the address below an arena counts, not another one on its line', () => {
  const { direccion } = fieldsOf(
    [0, 200, 'Cliente'],
    [300, 200, 'Recinto'],
    [0, 214, 'Polígono La Vega, nave 3, 50016 Alba'],
    [300, 214, 'Arena Monte Alto'],
    [300, 228, 'Avenida de la Paz, 12, 50014 Alba'],
  );
  expect(direccion?.value).toBe('Avenida de la Paz, 12, 50014 Alba');
});

test('a tariff without a label beside one pass is not that of the others', () => {
  const pass = (y: number, seat: string, tariff: string): [number, number, string][] => [
    [0, y, 'Gama'],
    [100, y, tariff],
    [0, y + 20, 'Bloque: 7'],
    [100, y + 20, 'Fila: 3'],
    [200, y + 20, `Asiento: ${seat}`],
    [0, y + 40, `Ticket: KT-2041${seat}`],
    [0, y + 60, 'Total: 92,00 €'],
  ];
  const words = page(...pass(0, '4', 'Especial Mutua'), ...pass(120, '5', 'Básico'));
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  expect(drafts.map(({ fields }) => fields.tipoAbonament?.value)).toEqual([undefined, 'Básico']);
});

test('a long number alone is the ticket’s, and a telephone is not', () => {
  const { referenciaTicket } = fieldsOf([300, 40, '1712912474']);
  expect(referenciaTicket?.value).toBe('1712912474');
  expect(fieldsOf([300, 40, '971123456']).referenciaTicket).toBeUndefined();
});

test('a competition may have a stroke in its name', () => {
  expect(fieldsOf([0, 0, 'Primera Nacional – Lliga FBCV']).evento?.value).toBe(
    'Primera Nacional – Lliga FBCV',
  );
});

test('a tariff alone is no competition, which the title says behind the pass; a point may part the years', () => {
  const { evento, tipoAbonament, temporada } = fieldsOf(
    [0, 0, 'Abono de temporada para Liga Endesa'],
    [0, 20, 'Temporada 2025 · 2026'],
    [0, 40, 'Clase de abono: Preferente'],
  );
  expect([evento?.value, tipoAbonament?.value, temporada?.value]).toEqual([
    'Liga Endesa',
    'Preferente',
    '2025/2026',
  ]);
  expect(fieldsOf([0, 40, 'Clase de abono: Preferente']).evento).toBeUndefined();
});

test('a Basque street without its postal code has that in the next line', () => {
  const { recinto, direccion } = fieldsOf(
    [0, 0, 'Bilbao Arena Miribilla'],
    [0, 14, 'Askatasuna etorbidea, 13'],
    [0, 28, '48003 Bilbao'],
  );
  expect([recinto?.value, direccion?.value]).toEqual([
    'Bilbao Arena Miribilla',
    'Askatasuna etorbidea, 13 48003 Bilbao',
  ]);
});

test('a short season behind a stroke and an arena named as one need no label', () => {
  const { temporada, recinto } = fieldsOf(
    [0, 0, 'Club Estudiantes · 26/27'],
    [0, 20, 'Movistar Arena · Puerta 6'],
  );
  expect([temporada?.value, recinto?.value]).toEqual(['2026/2027', 'Movistar Arena']);
  expect(fieldsOf([0, 0, 'Renovaciones 26/27 en taquilla']).temporada).toBeUndefined();
});

test('the tariff in a column of what is bought is no competition; that is below it', () => {
  const { tipoAbonament, evento, temporada } = fieldsOf(
    [0, 0, 'Concepto'],
    [200, 0, 'Cant.'],
    [300, 0, 'Importe'],
    [0, 16, 'Abono Joven'],
    [200, 16, '1'],
    [300, 16, '90,00 €'],
    [0, 28, 'Temporada 2025/26 - Primera FEB'],
  );
  expect([tipoAbonament?.value, evento?.value, temporada?.value]).toEqual([
    'Abono Joven',
    'Primera FEB',
    '2025/2026',
  ]);
});

test('the address of a customer, in two lines further down, is none of the arena above', () => {
  const { direccion } = fieldsOf(
    [0, 0, 'Pabellón Municipal de Deportes'],
    [300, 0, 'Nº factura: W25/00184'],
    [0, 12, 'Avda. Ponce de León, s/n, 34005 Palencia'],
    [0, 60, 'Avda. Valladolid, 12, 1º A'],
    [0, 72, '34005 Palencia'],
  );
  expect(direccion?.value).toBe('Avda. Ponce de León, s/n, 34005 Palencia');
});
