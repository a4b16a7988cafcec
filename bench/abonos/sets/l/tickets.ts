import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, bars, cut, prose, rule, upwards } from '../../drawing/print-shop.ts';
import { CLUB, GREY, OCHRE, portal, PORTAL_CA } from './printers.ts';

// Set L: the second other seller: a table with a column for each language, and a ticket of stiff paper.

/** A ruled table: the label in Catalan, the same in Spanish, then the value. */
async function columnOfEach(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  portal(paper, 50, 40, OCHRE);
  paper.put(545, 40, 'Comprovant d’abonament', { font: 'Helvetica-Bold', size: 14, right: true });
  paper.put(545, 58, 'Comprobante de abono', { size: 12, color: GREY, right: true });
  const rows: [string, string, string | number][] = [
    ["Nom de l'assistent", 'Nombre del asistente', pass.nombreAsistente],
    ["Tipus d'abonament", 'Tipo de abono', pass.tipoAbonament],
    ['Temporada', 'Temporada', pass.temporada],
    ['Esdeveniment', 'Evento', pass.evento],
    ['Recinte', 'Recinto', pass.recinto],
    ['Adreça', 'Dirección', pass.direccion],
    ['Anell', 'Anillo', pass.anillo],
    ['Bloc', 'Bloque', pass.bloque],
    ['Fila', 'Fila', pass.fila],
    ['Seient', 'Asiento', pass.asiento],
    ['Preu entrada', 'Precio entrada', euros(pass.precioEntrada)],
    ['Despeses distribució', 'Gastos distribución', euros(pass.precioDistribucion)],
    ['Preu total', 'Precio total', euros(pass.precioTotal)],
    ['Referència tiquet', 'Referencia ticket', pass.referenciaTicket],
    ['Codi localitzador', 'Código localizador', pass.codigoLocalizador],
    ['NIF organitzador', 'NIF organizador', pass.nifOrganizador],
    ['NIF distribuïdor', 'NIF distribuidor', pass.nifDistr],
  ];
  band(paper, 50, 90, 495, 24, OCHRE);
  const head = { font: 'Helvetica-Bold', size: 10.5, color: '#fff' };
  paper.put(58, 97, 'Català', head);
  paper.put(180, 97, 'Castellano', head);
  paper.put(306, 97, 'Dades / Datos', head);
  const tall = 26;
  rows.forEach(([catalan, spanish, value], row) => {
    const y = 114 + row * tall;
    paper.put(58, y + 8, catalan, { size: 10.5 });
    paper.put(180, y + 8, spanish, { font: 'Helvetica-Oblique', size: 10.5 });
    fitted(paper, 306, y + 7.5, 232, value, { font: 'Helvetica-Bold', size: 11.5 });
    rule(paper, 50, y + tall, 545, '#888');
  });
  const end = 114 + rows.length * tall;
  for (const x of [50, 172, 298, 545])
    paper.document.lineWidth(0.6).strokeColor('#888').moveTo(x, 114).lineTo(x, end).stroke();
  await paper.code(50, end + 28, 120, pass.referenciaTicket);
  const texts = [
    ['Com s’usa', 'Presentau aquest full a la porta del recinte, imprès o al telèfon.'],
    ['Cómo se usa', 'Presente esta hoja en la puerta del recinto, impresa o en el teléfono.'],
  ] as const;
  texts.forEach(([title, text], row) => {
    paper.put(190, end + 34 + row * 44, title, { font: 'Helvetica-Bold', size: 10.5, color: OCHRE });
    paper.put(190, end + 50 + row * 44, text, { size: 10.5 });
  });
  prose(paper, 190, end + 120, 355, PORTAL_CA, { size: 8.5 });
  paper.put(50, 800, 'portalset.example', { font: 'Helvetica-Bold', size: 9, color: OCHRE });
  paper.put(545, 800, 'Full 1 de 1 / Hoja 1 de 1', { size: 9, color: GREY, right: true });
  return paper;
}

/** A ticket of stiff paper as ticket offices print them: bars along its side, the seat again on the stub. */
async function stiffTicket(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([638, 290]);
  const label = { size: 8, color: GREY };
  const bold = { font: 'Helvetica-Bold', size: 12 };
  band(paper, 0, 0, 38, 290, OCHRE);
  upwards(paper, 11, 274, CLUB.toUpperCase(), {
    font: 'Helvetica-Bold',
    size: 14,
    color: '#fff',
  });
  portal(paper, 54, 14, '#000');
  paper.put(478, 14, 'ABONAMENT · ABONO', { font: 'Helvetica-Bold', size: 13, right: true });
  overRow(
    paper,
    54,
    42,
    [
      [300, 'ESDEVENIMENT / EVENTO', pass.evento],
      [124, 'TEMPORADA', pass.temporada],
    ],
    label,
    { ...bold, size: 14 },
  );
  overRow(
    paper,
    54,
    78,
    [
      [212, 'RECINTE / RECINTO', pass.recinto],
      [212, 'ADREÇA / DIRECCIÓN', pass.direccion],
    ],
    label,
    bold,
  );
  overRow(
    paper,
    54,
    112,
    [
      [250, 'ASSISTENT / ASISTENTE', pass.nombreAsistente],
      [174, "TIPUS D'ABONAMENT / TIPO DE ABONO", pass.tipoAbonament],
    ],
    label,
    bold,
  );
  const widths = [166, 86, 76, 96];
  rule(paper, 54, 146, 478, '#000', 1);
  overRow(
    paper,
    54,
    152,
    seatOf(pass, ['ANELL / ANILLO', 'BLOC / BLOQUE', 'FILA', 'SEIENT / ASIENTO']).map(
      (pair, index) => [widths[index] ?? 0, ...pair] as const,
    ),
    label,
    { ...bold, size: 20 },
  );
  rule(paper, 54, 190, 478, '#000', 1);
  overRow(
    paper,
    54,
    196,
    [
      [146, 'PREU / PRECIO ENTRADA', euros(pass.precioEntrada)],
      [162, 'DISTRIBUCIÓ / DISTRIBUCIÓN', euros(pass.precioDistribucion)],
      [116, 'PREU / PRECIO TOTAL', euros(pass.precioTotal)],
    ],
    label,
    bold,
  );
  const companies = `NIF organitzador / organizador: ${pass.nifOrganizador}    NIF distribuïdor / distribuidor: ${pass.nifDistr}`;
  paper.put(54, 232, companies, { size: 9.5 });
  const advice =
    'IVA inclòs / incluido. Guardau-lo lluny de la calor / Guárdelo lejos del calor. portalset.example';
  paper.put(54, 252, advice, { size: 8.5, color: GREY });
  paper.put(54, 266, 'Guixeta / Taquilla 04   30-07-2026 18:21   Op. JRM', { font: 'Courier', size: 9 });
  await stub(paper, pass);
  return paper;
}

async function stub(paper: Paper, pass: PassTruth): Promise<void> {
  cut(paper, 492, 0, 492, 290);
  await paper.code(518, 6, 100, pass.referenciaTicket);
  const codes: Pair[] = [
    ['REF. TIQUET / TICKET', pass.referenciaTicket],
    ['LOCALITZADOR / LOCALIZADOR', pass.codigoLocalizador],
  ];
  codes.forEach(([name, code], row) => {
    paper.put(568, 108 + row * 32, name, { size: 8, color: GREY, center: true });
    fitted(paper, 568, 119 + row * 32, 124, code, { font: 'Courier-Bold', size: 13, center: true });
  });
  rule(paper, 506, 172, 630, '#000', 1);
  const again = `FILA ${pass.fila}   SEIENT / ASIENTO ${pass.asiento}`;
  fitted(paper, 568, 181, 122, again, { font: 'Helvetica-Bold', size: 9, center: true });
  bars(paper, 508, 206, 120, 48, pass.referenciaTicket);
  paper.put(568, 266, 'NO VÀLID SENSE EL COS', { size: 8, color: GREY, center: true });
}

export const lTicketLayouts: readonly PassLayout[] = [
  { name: 'L: a column for each language', passes: 1, draw: columnOfEach },
  { name: 'L: ticket of stiff paper, both languages', passes: 1, draw: stiffTicket },
];
