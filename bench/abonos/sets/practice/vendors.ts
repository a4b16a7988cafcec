import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';

// Once held out: measured first, then the reader was improved (headings in two languages, centred values, typed words).

type Row = [string, string | number];

/** A ticket to print at home: what matters in a box, small print below that says who organises and who sells. */
async function printAtHome(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(40, 36, 'TU ABONO', { font: 'Helvetica-Bold', size: 28 });
  paper.put(555, 40, `Localizador: ${pass.codigoLocalizador}`, {
    font: 'Courier-Bold',
    size: 12,
    right: true,
  });
  paper.put(555, 58, `Nº de entrada: ${pass.referenciaTicket}`, { font: 'Courier', size: 11, right: true });
  paper.frame(40, 90, 515, 300);
  const rows: Row[] = [
    ['Espectáculo', pass.evento],
    ['Temporada', '2025-2026'],
    ['Recinto', pass.recinto],
    ['Dirección', pass.direccion],
    ['Persona abonada', pass.nombreAsistente],
    ['Tarifa', pass.tipoAbonament],
  ];
  rows.forEach(([label, value], index) => {
    paper.put(56, 108 + index * 30, label, { size: 10, color: '#555' });
    paper.put(170, 106 + index * 30, value, { font: 'Helvetica-Bold', size: 12 });
  });
  const seat: Row[] = [
    ['Anillo', pass.anillo],
    ['Sector', pass.bloque],
    ['Fila', pass.fila],
    ['Butaca', pass.asiento],
  ];
  seat.forEach(([label, value], index) => {
    paper.frame(56 + index * 84, 304, 84, 64);
    paper.put(98 + index * 84, 312, label, { size: 9, color: '#555', center: true });
    paper.put(98 + index * 84, 332, value, { font: 'Helvetica-Bold', size: 16, center: true });
  });
  await paper.code(430, 270, 105, pass.codigoLocalizador);
  const print = [
    `Precio: ${euros(pass.precioEntrada)} + Gastos de distribución: ${euros(pass.precioDistribucion)}`,
    `Importe total: ${euros(pass.precioTotal)} (IVA incluido)`,
    `Organizador: Club Bàsquet Palma SAD, NIF ${pass.nifOrganizador}`,
    `Distribuidor: Venta de Entradas SL, NIF ${pass.nifDistr}`,
    'Conserve este documento hasta el final de la temporada. No se admiten cambios ni devoluciones.',
  ];
  print.forEach((line, index) => paper.put(40, 412 + index * 17, line, { size: 9.5 }));
  return paper;
}

/** Headings in three languages over each value. */
async function threeLanguages(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(48, 42, 'Abonament · Abono · Season ticket', { font: 'Times-Bold', size: 20 });
  const cells: [string, string | number][][] = [
    [['Nom i cognoms / Nombre y apellidos / Name', pass.nombreAsistente]],
    [
      ["Tipus d'abonament / Tipo de abono", pass.tipoAbonament],
      ['Temporada / Season', '2025/26'],
    ],
    [['Esdeveniment / Evento / Event', pass.evento]],
    [['Recinte / Recinto / Venue', pass.recinto]],
    [['Adreça / Dirección / Address', pass.direccion]],
    [
      ['Anell / Anillo', pass.anillo],
      ['Bloc / Bloque', pass.bloque],
      ['Fila / Row', pass.fila],
      ['Seient / Asiento', pass.asiento],
    ],
    [
      ['Referència / Referencia', pass.referenciaTicket],
      ['Localitzador / Localizador', pass.codigoLocalizador],
    ],
    [
      ['NIF organitzador / organizador', pass.nifOrganizador],
      ['NIF distribuïdor / distribuidor', pass.nifDistr],
    ],
    [
      ['Preu / Precio', euros(pass.precioEntrada)],
      ['Distribució / Distribución', euros(pass.precioDistribucion)],
      ['Total', euros(pass.precioTotal)],
    ],
  ];
  cells.forEach((row, line) =>
    row.forEach(([label, value], index) => {
      const x = 48 + index * (row.length > 2 ? 500 / row.length : 270);
      paper.put(x, 96 + line * 62, label, { font: 'Helvetica-Oblique', size: 8.5, color: '#4a4a4a' });
      paper.put(x, 110 + line * 62, value, { font: 'Times-Bold', size: 13 });
    }),
  );
  return paper;
}

/** A letter to a member, in Catalan: dots, sections, prices at the end of the line. */
async function letter(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(70, 60, 'Benvingut a la família!', { font: 'Times-Bold', size: 20 });
  paper.put(70, 92, "T'enviam les dades del teu abonament. Guarda aquest document.", { font: 'Times-Roman' });
  const parts: [string, Row[]][] = [
    [
      'DADES PERSONALS',
      [
        ["Titular de l'abonament", pass.nombreAsistente],
        ['Tipus de carnet', pass.tipoAbonament],
      ],
    ],
    [
      'COMPETICIÓ',
      [
        ['Temporada esportiva', '2025-2026'],
        ["Nom de l'esdeveniment", pass.evento],
        ['Nom del recinte', pass.recinto],
        ['Adreça del recinte', pass.direccion],
      ],
    ],
    [
      'LOCALITAT',
      [
        ['Zona', pass.anillo],
        ['Sector', pass.bloque],
        ['Fila', pass.fila],
        ['Núm. de seient', pass.asiento],
      ],
    ],
    [
      'COMPRA',
      [
        ['Referència de compra', pass.referenciaTicket],
        ['Codi de reserva', pass.codigoLocalizador],
        ['CIF del club', pass.nifOrganizador],
        ['CIF del venedor', pass.nifDistr],
        ['Quota abonament', euros(pass.precioEntrada)],
        ['Comissió de gestió', euros(pass.precioDistribucion)],
        ['Import total', euros(pass.precioTotal)],
      ],
    ],
  ];
  let y = 126;
  for (const [title, rows] of parts) {
    paper.put(70, y, title, { font: 'Times-Bold', size: 11 });
    rows.forEach(([label, value], index) =>
      paper.lead(84, 525, y + 20 + index * 21, label, value, { font: 'Times-Roman', size: 11.5 }),
    );
    y += 30 + rows.length * 21;
  }
  return paper;
}

/** A wide table of two passes between rules, what they share above it. */
async function ruledTable(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper([842, 595]);
  const [first] = passes;
  if (!first) throw new Error('no pass');
  paper.put(36, 30, 'Resumen de abonos', { font: 'Helvetica-Bold', size: 18 });
  const common: Row[] = [
    ['Temporada:', '2025/2026'],
    ['Competición:', first.evento],
    ['Pabellón:', first.recinto],
    ['Dirección:', first.direccion],
    ['CIF organizador:', first.nifOrganizador],
    ['CIF distribuidor:', first.nifDistr],
  ];
  common.forEach(([label, value], index) => {
    paper.put(36 + (index % 2) * 390, 66 + Math.floor(index / 2) * 22, label, {
      font: 'Helvetica-Bold',
      size: 10,
    });
    paper.put(130 + (index % 2) * 390, 66 + Math.floor(index / 2) * 22, value, { size: 10 });
  });
  const columns: [number, string, (pass: PassTruth) => string | number][] = [
    [36, 'Abonado', (pass) => pass.nombreAsistente],
    [200, 'Modalidad', (pass) => pass.tipoAbonament],
    [308, 'Zona', (pass) => pass.anillo],
    [384, 'Sector', (pass) => pass.bloque],
    [432, 'Fila', (pass) => pass.fila],
    [466, 'Butaca', (pass) => pass.asiento],
    [516, 'Ref.', (pass) => pass.referenciaTicket],
    [612, 'Localizador', (pass) => pass.codigoLocalizador],
    [694, 'Importe', (pass) => euros(pass.precioEntrada)],
    [746, 'Gastos', (pass) => euros(pass.precioDistribucion)],
    [786, 'Total', (pass) => euros(pass.precioTotal)],
  ];
  for (const y of [150, 174, 206, 238])
    paper.document.lineWidth(0.7).strokeColor('#222').moveTo(30, y).lineTo(828, y).stroke();
  for (const [x, label, value] of columns) {
    paper.put(x, 157, label, { font: 'Helvetica-Bold', size: 9 });
    passes.forEach((pass, index) => paper.put(x, 185 + index * 32, value(pass), { size: 8.5 }));
  }
  return paper;
}

/** A pass of a telephone's wallet, printed: narrow, each value centred under its label. */
async function wallet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([340, 760]);
  paper.document.rect(0, 0, 340, 56).fill('#102a56');
  paper.put(170, 18, 'CARNET DE ABONADO', { font: 'Helvetica-Bold', size: 18, color: '#fff', center: true });
  const cells: [number, number, string, string | number][] = [
    [170, 0, 'TITULAR', pass.nombreAsistente],
    [100, 1, 'TIPO DE ABONO', pass.tipoAbonament],
    [240, 1, 'TEMPORADA', '2025/26'],
    [170, 2, 'EVENTO', pass.evento],
    [170, 3, 'RECINTO', pass.recinto],
    [170, 4, 'DIRECCIÓN', pass.direccion],
    [60, 5, 'ANILLO', pass.anillo],
    [140, 5, 'BLOQUE', pass.bloque],
    [210, 5, 'FILA', pass.fila],
    [280, 5, 'ASIENTO', pass.asiento],
    [100, 6, 'REFERENCIA', pass.referenciaTicket],
    [240, 6, 'LOCALIZADOR', pass.codigoLocalizador],
    [100, 7, 'NIF ORGANIZADOR', pass.nifOrganizador],
    [240, 7, 'NIF DISTRIBUIDOR', pass.nifDistr],
    [70, 8, 'PRECIO', euros(pass.precioEntrada)],
    [170, 8, 'DISTRIBUCIÓN', euros(pass.precioDistribucion)],
    [270, 8, 'TOTAL', euros(pass.precioTotal)],
  ];
  for (const [x, row, label, value] of cells) {
    paper.put(x, 76 + row * 58, label, { size: 8.5, color: '#444', center: true });
    paper.put(x, 89 + row * 58, value, { font: 'Helvetica-Bold', size: 12.5, center: true });
  }
  await paper.code(115, 620, 110, pass.referenciaTicket);
  return paper;
}

/** A ticket of a booking office, across: typed into printed columns, the seat once more on the stub. */
async function boxOffice(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  const label = { font: 'Helvetica-Oblique', size: 8 };
  const value = { font: 'Courier-Bold', size: 11.5 };
  paper.put(22, 18, 'ABONAMENT DE TEMPORADA / ABONO DE TEMPORADA', { font: 'Helvetica-Bold', size: 13 });
  const cells: [number, number, string, string | number][] = [
    [22, 48, 'Abonat / Abonado', pass.nombreAsistente],
    [22, 88, 'Modalitat / Modalidad', pass.tipoAbonament],
    [250, 88, 'Temporada', '2025/2026'],
    [22, 128, 'Acte / Evento', pass.evento],
    [22, 168, 'Pavelló / Pabellón', pass.recinto],
    [22, 208, 'Adreça / Dirección', pass.direccion],
    [22, 248, 'Nivell / Nivel', pass.anillo],
    [150, 248, 'Bloc / Bloque', pass.bloque],
    [240, 248, 'Fila', pass.fila],
    [320, 248, 'Seient / Asiento', pass.asiento],
    [22, 288, 'Ref. tiquet / Ref. ticket', pass.referenciaTicket],
    [220, 288, 'Localitzador / Localizador', pass.codigoLocalizador],
    [22, 328, 'NIF organitzador', pass.nifOrganizador],
    [220, 328, 'NIF distribuïdor', pass.nifDistr],
    [22, 368, 'Preu / Precio', euros(pass.precioEntrada)],
    [150, 368, 'Despeses / Gastos', euros(pass.precioDistribucion)],
    [290, 368, 'Total', euros(pass.precioTotal)],
    [480, 88, 'Fila', pass.fila],
    [480, 128, 'Seient / Asiento', pass.asiento],
  ];
  for (const [x, y, name, text] of cells) {
    paper.put(x, y, name, label);
    paper.put(x, y + 12, text, value);
  }
  paper.document
    .dash(3, { space: 3 })
    .lineWidth(0.8)
    .strokeColor('#555')
    .moveTo(462, 10)
    .lineTo(462, 410)
    .stroke();
  paper.document.undash();
  return paper;
}

export const vendorLayouts: readonly PassLayout[] = [
  { name: 'print at home, es', passes: 1, draw: printAtHome },
  { name: 'three languages', passes: 1, draw: threeLanguages },
  { name: 'letter, ca', passes: 1, draw: letter },
  { name: 'ruled table, es', passes: 2, draw: ruledTable },
  { name: 'wallet, es', passes: 1, draw: wallet },
  { name: 'box office, both languages', passes: 1, draw: boxOffice },
];
