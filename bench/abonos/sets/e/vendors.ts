import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { band, bars, type Cell, cells, cut, prose, rule } from '../../drawing/print-shop.ts';

// Set E: what is bought on the web: a vendor's ticket to print at home, the mail of a savings bank's shop, a family's sheet.

/** A vendor's ticket in Catalan: the competition as its title, the seat in a row, the code at the right. */
async function printAtHome(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(40, 34, 'tiquetara', { font: 'Helvetica-Bold', size: 26, color: '#e4572e' });
  paper.put(555, 36, 'ABONAMENT', { font: 'Helvetica-Bold', size: 14, right: true });
  paper.put(555, 53, "Imprimeix-lo o ensenya'l al mòbil", { size: 9, color: '#666', right: true });
  paper.frame(40, 78, 515, 322);
  paper.put(56, 94, pass.evento, { font: 'Helvetica-Bold', size: 19 });
  paper.put(56, 120, pass.recinto, { font: 'Helvetica-Bold', size: 11.5 });
  paper.put(56, 136, pass.direccion, { size: 10.5, color: '#333' });
  rule(paper, 56, 158, 380, '#ccc');
  const label = { size: 8.5, color: '#777' };
  const value = { font: 'Helvetica-Bold', size: 12 };
  const list: Cell[] = [
    [56, 168, 'Nom', pass.nombreAsistente],
    [266, 168, 'Temporada', '2025-2026'],
    [56, 206, 'Tarifa', pass.tipoAbonament],
    [266, 206, 'Porta', '3'],
    [56, 306, 'Preu', euros(pass.precioEntrada)],
    [168, 306, 'Despeses de gestió', euros(pass.precioDistribucion)],
    [290, 306, 'Total', euros(pass.precioTotal)],
    [56, 350, "Núm. d'entrada", pass.referenciaTicket],
    [224, 350, 'Localitzador', pass.codigoLocalizador],
  ];
  cells(paper, list, label, value, 12);
  band(paper, 56, 246, 324, 48, '#fdeee9');
  const seat: Cell[] = [
    [66, 252, 'Grada', pass.anillo],
    [210, 252, 'Sector', pass.bloque],
    [270, 252, 'Fila', pass.fila],
    [324, 252, 'Seient', pass.asiento],
  ];
  cells(paper, seat, label, { font: 'Helvetica-Bold', size: 15 }, 14);
  await paper.code(398, 94, 144, pass.referenciaTicket);
  paper.put(470, 242, pass.referenciaTicket, { size: 9.5, center: true });
  bars(paper, 410, 272, 120, 50, pass.codigoLocalizador);
  paper.put(470, 336, 'Comanda 55120938', { size: 8.5, color: '#777', center: true });
  paper.put(470, 349, '11/07/2025 18:24', { size: 8.5, color: '#777', center: true });
  cut(paper, 20, 418, 575, 418);
  paper.put(40, 436, `Promotor: Club Esportiu Tres Torres · CIF ${pass.nifOrganizador}`, { size: 9.5 });
  paper.put(40, 451, `Venda i distribució: Tiquetara Serveis, SL · CIF ${pass.nifDistr}`, { size: 9.5 });
  conditions(paper);
  return paper;
}

function conditions(paper: Paper): void {
  paper.put(40, 484, 'Condicions generals', { font: 'Helvetica-Bold', size: 10 });
  const left =
    "L'abonament permet assistir a tots els partits de casa de la competició indicada. No es pot revendre. Cada codi només " +
    'es pot llegir una vegada per partit; les còpies no donen dret a entrar. Guarda aquest document en un lloc segur.\n\n' +
    "Si un partit canvia de data, l'abonament continua sent vàlid. Les despeses de gestió no es retornen.";
  const right =
    'Menors de 16 anys: cal que els acompanyi un adult. No es permet entrar al recinte amb ampolles, llaunes ni objectes que es puguin ' +
    "llançar. El promotor es reserva el dret d'admissió.\n\nAtenció al client: de dilluns a divendres de 9 a 18 h, telèfon 93 217 60 05, " +
    'ajuda@tiquetara.example.';
  prose(paper, 40, 500, 245, left, { size: 8 });
  prose(paper, 310, 500, 245, right, { size: 8 });
}

/** The document that a savings bank's ticket shop mails: labels in one column, values in another, in sections. */
async function bankShop(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.document.circle(66, 54, 18).fill('#00806a');
  paper.put(66, 45, 'CC', { font: 'Helvetica-Bold', size: 17, color: '#fff', center: true });
  paper.put(94, 38, 'Caja Comarcal', { font: 'Helvetica-Bold', size: 18, color: '#00806a' });
  paper.put(94, 59, 'Servicio de venta de entradas', { size: 10 });
  paper.put(547, 44, 'Justificante de compra de abono', { size: 12, right: true });
  const hello =
    'Estimado/a cliente: la operación se ha realizado correctamente. Este documento es su abono; llévelo impreso a la instalación.';
  prose(paper, 48, 90, 499, hello, { size: 10, color: '#000' });
  const sections: [string, [string, string][]][] = [
    [
      'Operación',
      [
        ['Fecha y hora', '01/09/2025 12:41:07'],
        ['Número de operación', '00418822937'],
        ['Referencia de la entrada', pass.referenciaTicket],
        ['Localizador', pass.codigoLocalizador],
      ],
    ],
    [
      'Abono',
      [
        ['Titular del abono', pass.nombreAsistente],
        ['Modalidad', pass.tipoAbonament],
        ['Evento', pass.evento],
        ['Temporada', '2025/2026'],
        ['Recinto', pass.recinto],
        ['Dirección', pass.direccion],
      ],
    ],
    ['Localidad', []],
    [
      'Importe',
      [
        ['Precio abono', euros(pass.precioEntrada)],
        ['Comisión de servicio', euros(pass.precioDistribucion)],
        ['Importe total', euros(pass.precioTotal)],
        ['Medio de pago', 'Tarjeta terminada en 7350'],
      ],
    ],
  ];
  let y = 134;
  for (const [title, rows] of sections) {
    band(paper, 48, y, 499, 19, '#00806a');
    paper.put(56, y + 5, title, { font: 'Helvetica-Bold', size: 10.5, color: '#fff' });
    y += 26;
    for (const [label, value] of rows) {
      paper.put(56, y, label, { size: 10.5, color: '#333' });
      paper.put(220, y, value, { font: 'Helvetica-Bold', size: 10.5 });
      y += 18;
    }
    if (rows.length === 0) y = seatLine(paper, pass, y);
    y += 8;
  }
  paper.put(48, y + 8, `Entidad organizadora: Asociación Deportiva El Soto (CIF ${pass.nifOrganizador})`, {
    size: 9.5,
  });
  paper.put(48, y + 23, `Entidad distribuidora: Comarcal de Entradas, S.L.U. (CIF ${pass.nifDistr})`, {
    size: 9.5,
  });
  bars(paper, 48, y + 50, 230, 44, pass.referenciaTicket);
  const legal =
    'La Caja actúa solo como intermediaria en la venta. Para reclamaciones sobre el espectáculo, diríjase a la entidad organizadora. ' +
    'Teléfono de atención: 902 44 18 09, de 8 a 22 horas. IVA incluido al tipo vigente.';
  prose(paper, 48, y + 112, 499, legal);
  return paper;
}

function seatLine(paper: Paper, pass: PassTruth, y: number): number {
  const seat: [number, string, string | number][] = [
    [56, 'Zona:', pass.anillo],
    [236, 'Sector:', pass.bloque],
    [342, 'Fila:', pass.fila],
    [428, 'Butaca:', pass.asiento],
  ];
  for (const [x, label, value] of seat) {
    paper.put(x, y, label, { size: 10.5, color: '#333' });
    paper.put(x + paper.document.widthOfString(label) + 6, y, value, { font: 'Helvetica-Bold', size: 10.5 });
  }
  return y + 18;
}

/** A family's sheet: a ruled table for each pass, labels on grey beside their values. */
async function familySheet(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(30, 26, 'ABONO FAMILIAR', { font: 'Helvetica-Bold', size: 18 });
  paper.put(565, 26, 'C.D. PEÑAS ARRIBA', { font: 'Helvetica-Bold', size: 12, right: true });
  paper.put(565, 42, 'Oficina del abonado: 942 31 07 60', { size: 9, right: true });
  for (const [index, pass] of passes.entries()) {
    const top = 66 + index * 244;
    band(paper, 30, top, 535, 22, '#20603d');
    paper.put(38, top + 6, `ABONO ${index + 1} DE ${passes.length}`, {
      font: 'Helvetica-Bold',
      size: 11,
      color: '#fff',
    });
    familyTable(paper, pass, top + 22);
    await paper.code(480, top + 27, 80, pass.codigoLocalizador);
  }
  paper.put(30, 806, 'Cada miembro de la familia debe llevar su abono. Recorte por las líneas.', {
    size: 8.5,
    color: '#555',
  });
  return paper;
}

function familyTable(paper: Paper, pass: PassTruth, top: number): void {
  type Pair = readonly [x: number, shaded: number, end: number, label: string, value: string | number];
  const rows: Pair[][] = [
    [[30, 82, 475, 'Abonado', pass.nombreAsistente]],
    [
      [30, 82, 290, 'Tarifa', pass.tipoAbonament],
      [290, 66, 475, 'Temporada', '2025/26'],
    ],
    [[30, 82, 475, 'Competición', pass.evento]],
    [[30, 82, 475, 'Pabellón', pass.recinto]],
    [[30, 82, 565, 'Dirección', pass.direccion]],
    [
      [30, 82, 240, 'Anillo', pass.anillo],
      [240, 50, 345, 'Bloque', pass.bloque],
      [345, 40, 450, 'Fila', pass.fila],
      [450, 55, 565, 'Asiento', pass.asiento],
    ],
    [
      [30, 82, 290, 'Nº ticket', pass.referenciaTicket],
      [290, 66, 565, 'Localizador', pass.codigoLocalizador],
    ],
    [
      [30, 82, 195, 'Precio', euros(pass.precioEntrada)],
      [195, 95, 375, 'Gastos de gestión', euros(pass.precioDistribucion)],
      [375, 75, 565, 'Total', euros(pass.precioTotal)],
    ],
    [
      [30, 82, 290, 'CIF organizador', pass.nifOrganizador],
      [290, 85, 565, 'CIF distribuidor', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => {
    const y = top + index * 22;
    for (const [x, shaded, end, label, value] of row) {
      band(paper, x, y, shaded, 22, '#e9efe9');
      paper.frame(x, y, end - x, 22);
      paper.put(x + 6, y + 7, label, { size: 9 });
      paper.put(x + shaded + 7, y + 6, value, { font: 'Helvetica-Bold', size: 10.5 });
    }
  });
}

export const eVendorLayouts: readonly PassLayout[] = [
  { name: "E: vendor's ticket to print at home, ca", passes: 1, draw: printAtHome },
  { name: "E: mail of a savings bank's shop, es", passes: 1, draw: bankShop },
  { name: "E: family's sheet, es", passes: 3, draw: familySheet },
];
