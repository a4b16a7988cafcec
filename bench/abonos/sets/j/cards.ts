import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, signed } from '../../drawing/pieces.ts';
import { band, bars, cut, narrow, prose, rounded, rule, upwards } from '../../drawing/print-shop.ts';
import {
  aforo,
  AFORO_ES,
  AMBER,
  CLUB,
  NIGHT,
  passavant,
  PASSAVANT_CA,
  PLUM,
  shield,
  SOFT,
} from './sellers.ts';

// Set J: cards: two on a sheet to fold, three strips of a family, and the proof of a plastic card.

type Spot = readonly [x: number, y: number, width: number, label: string, value: string | number];

/** Labels over their values, each value as narrow as its spot takes. */
function spots(paper: Paper, left: number, top: number, list: readonly Spot[], dark = false): void {
  for (const [x, y, width, label, value] of list) {
    paper.put(left + x, top + y, label, { size: 7.5, color: dark ? '#dfe3ec' : SOFT });
    fitted(paper, left + x, top + y + 9.5, width, value, {
      font: 'Helvetica-Bold',
      size: 11,
      color: dark ? '#fff' : '#000',
    });
  }
}

/** Two cards side by side on half a sheet: small labels over bold values, bars at the foot. */
async function cardsToFold(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A5_ACROSS);
  for (const [index, pass] of passes.entries()) {
    const x = 24 + index * 279;
    rounded(paper, x, 22, 268, 352);
    paper.document.roundedRect(x, 22, 268, 36, 10).fill(PLUM);
    band(paper, x, 44, 268, 14, PLUM);
    passavant(paper, x + 12, 31, '#fff');
    paper.put(x + 256, 35, 'ABONAMENT', { font: 'Helvetica-Bold', size: 12, color: '#fff', right: true });
    const list: Spot[] = [
      [12, 68, 244, "Nom de l'assistent", pass.nombreAsistente],
      [12, 96, 150, "Tipus d'abonament", pass.tipoAbonament],
      [176, 96, 80, 'Temporada', pass.temporada],
      [12, 124, 244, 'Esdeveniment', pass.evento],
      [12, 152, 244, 'Recinte', pass.recinto],
      [12, 180, 244, 'Adreça', pass.direccion],
      [12, 212, 104, 'Anell', pass.anillo],
      [126, 212, 38, 'Bloc', pass.bloque],
      [176, 212, 30, 'Fila', pass.fila],
      [218, 212, 38, 'Seient', pass.asiento],
      [12, 244, 76, 'Preu entrada', euros(pass.precioEntrada)],
      [98, 244, 70, 'Distribució', euros(pass.precioDistribucion)],
      [176, 244, 80, 'Preu total', euros(pass.precioTotal)],
      [12, 272, 104, 'Referència tiquet', pass.referenciaTicket],
      [126, 272, 130, 'Localitzador', pass.codigoLocalizador],
    ];
    spots(paper, x, 0, list);
    rule(paper, x + 12, 207, x + 256, '#bbb');
    rule(paper, x + 12, 239, x + 256, '#bbb');
    bars(paper, x + 12, 304, 244, 34, pass.referenciaTicket);
    const companies = `NIF organitzador ${pass.nifOrganizador} · NIF distribuïdor ${pass.nifDistr}`;
    fitted(paper, x + 134, 346, 244, companies, { size: 8.5, center: true });
    paper.put(x + 134, 359, 'Porta A · Comanda 77120-P · 30/08/2025', { size: 8, color: SOFT, center: true });
  }
  cut(paper, 297, 8, 297, 380);
  prose(paper, 24, 382, 547, PASSAVANT_CA, { size: 7 });
  return paper;
}

/** A family's three strips, each with a stub: the seat in a table with a head, the sum written as a sum. */
async function familyStrips(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  aforo(paper, 36, 30, NIGHT);
  paper.put(559, 30, `Abonos de la familia · ${passes.length} localidades`, {
    font: 'Helvetica-Bold',
    size: 12,
    right: true,
  });
  paper.put(36, 54, 'Pedido web 2025-40017 · Pagado el 21/08/2025 · Recorte por las líneas', {
    size: 9,
    color: SOFT,
  });
  for (const [index, pass] of passes.entries()) await strip(paper, pass, 74 + index * 222, index + 1);
  cut(paper, 20, 740, 575, 740);
  prose(paper, 36, 752, 523, AFORO_ES, { size: 8 });
  paper.put(36, 796, 'Atención al cliente: 910 83 44 70, de lunes a viernes de 9 a 18 h', {
    size: 8.5,
    color: SOFT,
  });
  return paper;
}

async function strip(paper: Paper, pass: PassTruth, y: number, number: number): Promise<void> {
  cut(paper, 20, y, 575, y);
  band(paper, 36, y + 12, 24, 196, NIGHT);
  upwards(paper, 43, y + 200, `ABONO ${pass.temporada}`, { font: 'Helvetica-Bold', size: 13, color: '#fff' });
  paper.put(72, y + 12, 'Asistente', { size: 8.5, color: SOFT });
  fitted(paper, 72, y + 22, 330, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 14 });
  paper.put(72, y + 42, 'Evento:', { size: 10, color: SOFT });
  narrow(paper, 116, y + 41, pass.evento, { size: 11.5 }, 0.8);
  paper.put(72, y + 56, 'Recinto:', { size: 10, color: SOFT });
  narrow(paper, 116, y + 55, pass.recinto, { size: 11.5 }, 0.8);
  paper.put(72, y + 70, 'Dirección:', { size: 10, color: SOFT });
  narrow(paper, 122, y + 69, pass.direccion, { size: 11.5 }, 0.8);
  stripTable(paper, pass, y + 90);
  const sum = `Precio ${euros(pass.precioEntrada)} + Distribución ${euros(pass.precioDistribucion)} = Total ${euros(pass.precioTotal)}`;
  narrow(paper, 72, y + 139, sum, { font: 'Helvetica-Bold', size: 12 }, 0.85);
  const rest = `Temporada ${pass.temporada} · NIF organizador ${pass.nifOrganizador} · NIF distribuidor ${pass.nifDistr}`;
  narrow(paper, 72, y + 159, rest, { size: 10 }, 0.8);
  const advice =
    'Apertura de puertas: 1 h antes. Entrada por la puerta Este. No se permite el acceso con envases de vidrio.';
  prose(paper, 72, y + 178, 334, advice, { size: 8 });
  cut(paper, 418, y + 6, 418, y + 214);
  await paper.code(436, y + 8, 106, pass.referenciaTicket);
  const codes: [string, string][] = [
    ['Ref. ticket', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
  ];
  codes.forEach(([label, value], row) => {
    paper.put(436, y + 120 + row * 30, label, { size: 8.5, color: SOFT });
    paper.put(436, y + 131 + row * 30, value, { font: 'Courier-Bold', size: 12.5 });
  });
  paper.put(436, y + 186, `Abono ${number} de 3`, { size: 9, color: SOFT });
}

function stripTable(paper: Paper, pass: PassTruth, y: number): void {
  const columns: [number, string, string | number][] = [
    [108, 'Tipo de abono', pass.tipoAbonament],
    [110, 'Anillo', pass.anillo],
    [40, 'Bloque', pass.bloque],
    [34, 'Fila', pass.fila],
    [42, 'Asiento', pass.asiento],
  ];
  let x = 72;
  for (const [wide, head, value] of columns) {
    band(paper, x, y, wide, 15, '#dde1ea');
    paper.put(x + wide / 2, y + 4, head, { size: 8.5, center: true });
    paper.frame(x, y, wide, 40);
    fitted(paper, x + wide / 2, y + 21, wide - 6, value, { font: 'Helvetica-Bold', size: 12, center: true });
    x += wide;
  }
}

/** The proof of a plastic card, front and back twice as large as the card, with the order that it belongs to. */
async function plasticProof(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(50, 34, 'butacalia cards', { font: 'Helvetica-Bold', size: 16, color: AMBER });
  paper.put(545, 36, 'PROVA D’IMPRESSIÓ / PRUEBA DE IMPRESIÓN', {
    font: 'Helvetica-Bold',
    size: 10,
    right: true,
  });
  const job = 'PVC 0,76 mm · CR80 · 180 % · Lot 25-0391 · Operador/a: N. Ferrà · 04.09.2025 11:32';
  paper.put(50, 58, job, { font: 'Courier', size: 8.5 });
  for (const y of [84, 378]) corners(paper, 79, y, 437, 276);
  paper.document.roundedRect(79, 84, 437, 276, 18).fill(NIGHT);
  shield(paper, 98, 102, 42, AMBER);
  paper.put(152, 106, CLUB, { font: 'Helvetica-Bold', size: 14, color: '#fff' });
  paper.put(152, 126, 'Carnet d’abonat / Carnet de abonado', { size: 10, color: '#fff' });
  spots(
    paper,
    98,
    84,
    [
      [0, 84, 280, 'NOM / NOMBRE', pass.nombreAsistente],
      [0, 118, 180, 'TIPUS / TIPO', pass.tipoAbonament],
      [200, 118, 80, 'TEMPORADA', pass.temporada],
    ],
    true,
  );
  const seat: [number, string, string | number][] = [
    [98, 'ANELL / ANILLO', pass.anillo],
    [262, 'BLOC / BLOQUE', pass.bloque],
    [356, 'FILA', pass.fila],
    [420, 'SEIENT / ASIENTO', pass.asiento],
  ];
  rule(paper, 98, 262, 497, '#fff');
  for (const [x, label, value] of seat) {
    paper.put(x, 272, label, { size: 8, color: '#dfe3ec' });
    paper.put(x, 284, value, { font: 'Helvetica-Bold', size: 18, color: '#fff' });
  }
  paper.put(98, 330, 'Personal i intransferible / Personal e intransferible', { size: 9, color: '#fff' });
  await paper.code(410, 150, 88, pass.codigoLocalizador);
  plasticBack(paper, pass);
  proofOrder(paper);
  return paper;
}

function plasticBack(paper: Paper, pass: PassTruth): void {
  rounded(paper, 79, 378, 437, 276);
  band(paper, 79, 396, 437, 38, '#222');
  spots(paper, 98, 378, [
    [0, 66, 260, 'ESDEVENIMENT / EVENTO', pass.evento],
    [0, 94, 260, 'RECINTE / RECINTO', pass.recinto],
    [0, 122, 260, 'ADREÇA / DIRECCIÓN', pass.direccion],
    [0, 154, 120, 'REF. TIQUET / TICKET', pass.referenciaTicket],
    [130, 154, 130, 'LOCALITZADOR / LOCALIZADOR', pass.codigoLocalizador],
    [280, 66, 120, 'PREU / PRECIO ENTRADA', signed(pass.precioEntrada, ' EUR')],
    [280, 94, 120, 'DISTRIBUCIÓ / DISTRIBUCIÓN', signed(pass.precioDistribucion, ' EUR')],
    [280, 122, 120, 'PREU / PRECIO TOTAL', signed(pass.precioTotal, ' EUR')],
    [280, 154, 120, 'ACCÉS / ACCESO', 'Porta 1'],
  ]);
  bars(paper, 98, 564, 220, 36, pass.referenciaTicket);
  const companies: [string, string][] = [
    ['NIF organitzador / organizador:', pass.nifOrganizador],
    ['NIF distribuïdor / distribuidor:', pass.nifDistr],
  ];
  companies.forEach(([label, value], row) => paper.put(98, 610 + row * 13, `${label} ${value}`, { size: 9 }));
  const lost = 'Si em trobes, / Si me encuentra: 971 88 40 62';
  paper.put(497, 636, lost, { size: 8.5, color: SOFT, right: true });
}

function corners(paper: Paper, x: number, y: number, width: number, height: number): void {
  for (const [left, top] of [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const) {
    const [outX, outY] = [left === x ? -14 : 14, top === y ? -14 : 14];
    paper.document.lineWidth(0.5).strokeColor('#000');
    paper.document
      .moveTo(left + outX, top)
      .lineTo(left + outX / 3, top)
      .stroke();
    paper.document
      .moveTo(left, top + outY)
      .lineTo(left, top + outY / 3)
      .stroke();
  }
}

function proofOrder(paper: Paper): void {
  const heads = ['Unitats / Unidades', 'Tinta', 'Banda', 'Xip / Chip', 'Termini / Plazo'];
  const values = ['1', '4/1 + UV', 'HiCo', 'No', '48 h'];
  heads.forEach((head, column) => {
    const x = 79 + column * 88;
    paper.frame(x, 690, 85, 36);
    paper.put(x + 5, 695, head, { size: 8, color: SOFT });
    paper.put(x + 5, 708, values[column] ?? '', { font: 'Courier', size: 10.5 });
  });
  const note =
    'Comprovau les dades abans de donar el vistiplau. / Compruebe los datos antes de dar el visto bueno.';
  paper.put(79, 740, note, { size: 9 });
  paper.put(79, 772, 'Conforme:', { size: 10 });
  rule(paper, 132, 783, 320, '#000');
}

export const jCardLayouts: readonly PassLayout[] = [
  { name: 'J: cards to fold, ca', passes: 2, draw: cardsToFold },
  { name: 'J: strips of a family, es', passes: 3, draw: familyStrips },
  { name: 'J: proof of a plastic card, both languages', passes: 1, draw: plasticProof },
];
