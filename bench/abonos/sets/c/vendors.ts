import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import {
  amount,
  band,
  bars,
  type Cell,
  cells,
  cut,
  narrow,
  prose,
  rounded,
  rule,
  upwards,
} from '../../drawing/print-shop.ts';

// Set C: tickets as sellers print them, at home and on rolls.

/** A page to print at home: event and venue without labels, values over their labels, who sells in small print. */
async function sellersPage(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 60, '#111');
  paper.put(36, 18, 'taquilla·fan', { font: 'Helvetica-BoldOblique', size: 22, color: '#fff' });
  paper.put(559, 16, 'IMPRIME ESTA PÁGINA EN A4', { size: 8, color: '#fff', right: true });
  paper.put(559, 30, 'Una persona por código. No dobles el código.', { size: 8, color: '#fff', right: true });
  await paper.code(36, 80, 140, `TF1|${pass.codigoLocalizador}|${pass.referenciaTicket}`);
  paper.put(106, 224, pass.referenciaTicket, { font: 'Courier-Bold', size: 11, center: true });
  paper.put(106, 237, 'Nº de entrada', { size: 7.5, color: '#555', center: true });
  paper.put(200, 84, 'ABONO TEMPORADA 2025/2026', { font: 'Helvetica-Bold', size: 10, color: '#b3122d' });
  narrow(paper, 200, 100, pass.evento, { font: 'Helvetica-Bold', size: 19 }, 0.85);
  paper.put(200, 130, pass.recinto, { font: 'Helvetica-Bold', size: 12 });
  paper.put(200, 146, pass.direccion, { size: 10, color: '#333' });
  const people: Cell[] = [
    [200, 182, 'Titular', pass.nombreAsistente],
    [430, 182, 'Tarifa', pass.tipoAbonament],
    [200, 216, 'Localizador', pass.codigoLocalizador],
    [430, 216, 'Comprado el', '14/07/2025 18:42'],
  ];
  cells(paper, people, { size: 7.5, color: '#555' }, { font: 'Helvetica-Bold', size: 11.5 }, 10);
  const seat: [number, number, string, string | number][] = [
    [36, 160, 'ZONA', pass.anillo],
    [202, 84, 'BLOQUE', pass.bloque],
    [292, 84, 'FILA', pass.fila],
    [382, 84, 'ASIENTO', pass.asiento],
    [472, 87, 'PUERTA', 'B'],
  ];
  for (const [x, width, label, value] of seat) {
    band(paper, x, 266, width, 52, '#e9e9e9');
    paper.put(x + width / 2, 273, value, { font: 'Helvetica-Bold', size: 19, center: true });
    paper.put(x + width / 2, 302, label, { size: 8, color: '#444', center: true });
  }
  paper.put(36, 336, 'Detalle de la compra', { font: 'Helvetica-Bold', size: 10 });
  paper.put(559, 336, 'Pedido 88412076', { size: 9, color: '#555', right: true });
  const prices: [string, string][] = [
    ['1 x Abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Total (IVA incluido)', euros(pass.precioTotal)],
  ];
  prices.forEach(([label, value], index) => {
    rule(paper, 36, 352 + index * 20, 559, '#bbb');
    const font = index === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(36, 357 + index * 20, label, { font, size: 10 });
    paper.put(559, 357 + index * 20, value, { font, size: 10, right: true });
  });
  legal(paper, pass);
  return paper;
}

function legal(paper: Paper, pass: PassTruth): void {
  const small = { size: 8, color: '#333' };
  paper.put(
    36,
    430,
    `Organizador: Club Deportivo Ponent S.A.D. · NIF ${pass.nifOrganizador} · Tel. 971 204 418`,
    small,
  );
  paper.put(
    36,
    442,
    `Distribuidor: Taquilla Fan S.L. · NIF ${pass.nifDistr} · Av. Diagonal 640, 08017 Barcelona`,
    small,
  );
  const terms =
    'El abono da acceso a todos los partidos que el club dispute como local en la competición indicada. La primera lectura del código ' +
    'anula las siguientes. La pérdida de este documento no da derecho a reembolso. El club se reserva el derecho de admisión y puede ' +
    'modificar el día y la hora de los partidos hasta 48 horas antes. Atención al abonado: 902 150 025, de 9 a 14 h. ' +
    'Los datos se tratan conforme al Reglamento (UE) 2016/679.';
  prose(paper, 36, 462, 523, terms, { size: 7.5 });
  cut(paper, 0, 520, 595, 520);
  band(paper, 36, 540, 523, 160, '#f3f3f3');
  paper.put(297, 608, 'Espacio publicitario · 10 % en la tienda del club con tu abono', {
    font: 'Helvetica-Oblique',
    size: 12,
    color: '#888',
    center: true,
  });
}

/** A ticket from a roll, typed by a printer with heat: a stub with the seat, and a title along its side. */
async function rollTicket(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([640, 240]);
  const bold = (size: number) => ({ font: 'Courier-Bold', size });
  const plain = (size: number) => ({ font: 'Courier', size });
  upwards(paper, 12, 226, "CARNET D'ABONAT/DA", bold(14));
  paper.put(40, 14, 'CLUB BÀSQUET PONENT', bold(14));
  paper.put(470, 16, 'TEMP. 2025-26', { ...bold(11), right: true });
  paper.put(40, 33, pass.evento, bold(11));
  paper.put(40, 48, pass.recinto, plain(9.5));
  paper.put(40, 60, pass.direccion, plain(9.5));
  const seat: Cell[] = [
    [40, 78, 'GRADA', pass.anillo],
    [214, 78, 'SECTOR', pass.bloque],
    [282, 78, 'FILA', pass.fila],
    [340, 78, 'SEIENT', pass.asiento],
    [412, 78, 'PORTA', 'C2'],
  ];
  cells(paper, seat, plain(8.5), bold(17), 10);
  const lines = [
    `ABONAT: ${pass.nombreAsistente}`,
    `TARIFA: ${pass.tipoAbonament}`,
    `ENTRADA NÚM.: ${pass.referenciaTicket}  LOCALITZADOR: ${pass.codigoLocalizador}`,
    `PREU ${amount(pass.precioEntrada)} + DESPESES ${amount(pass.precioDistribucion)} = TOTAL ${amount(pass.precioTotal)} EUR`,
  ];
  lines.forEach((line, index) =>
    paper.put(40, 114 + index * 16, line, index === 3 ? bold(10.5) : plain(10.5)),
  );
  const foot = [
    `ORGANITZA: CB PONENT SAD NIF ${pass.nifOrganizador}  IVA INCLÒS`,
    `DISTRIBUEIX: ENTRADES ILLES SL NIF ${pass.nifDistr}`,
    'EMÈS 14-JUL-25 18:42  CAIXA 03  OP. 0099217',
  ];
  foot.forEach((line, index) => paper.put(40, 186 + index * 13, line, plain(9)));
  cut(paper, 486, 0, 486, 240);
  paper.put(498, 14, "CONTROL D'ACCÉS", bold(9.5));
  const stub: Cell[] = [
    [498, 36, 'SECTOR', pass.bloque],
    [560, 36, 'FILA', pass.fila],
    [498, 74, 'SEIENT', pass.asiento],
    [560, 74, 'PORTA', 'C2'],
  ];
  cells(paper, stub, plain(8.5), bold(15), 10);
  paper.put(498, 116, pass.referenciaTicket, plain(9.5));
  bars(paper, 498, 134, 126, 76, pass.referenciaTicket);
  return paper;
}

/** A tinted voucher in both languages: each value over what it is, codes beside the square code. */
async function tintedVoucher(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([640, 380]);
  band(paper, 0, 0, 640, 380, '#fbf3df');
  rounded(paper, 12, 12, 616, 356);
  paper.put(30, 24, 'Abonament / Abono 25-26', { font: 'Times-BoldItalic', size: 22, color: '#7a3b00' });
  const list: Cell[] = [
    [30, 84, 'Titular', pass.nombreAsistente],
    [290, 84, 'Modalitat / Modalidad', pass.tipoAbonament],
    [30, 128, 'Competició / Competición', pass.evento],
    [30, 172, 'Pavelló / Pabellón', pass.recinto],
    [30, 216, 'Adreça / Dirección', pass.direccion],
    [30, 260, 'Graderia / Grada', pass.anillo],
    [160, 260, 'Sector', pass.bloque],
    [240, 260, 'Fila', pass.fila],
    [320, 260, 'Seient / Asiento', pass.asiento],
    [30, 304, 'Preu / Precio', euros(pass.precioEntrada)],
    [160, 304, 'Despeses / Gastos', euros(pass.precioDistribucion)],
    [320, 304, 'Total', euros(pass.precioTotal)],
  ];
  cells(
    paper,
    list,
    { font: 'Times-Italic', size: 9, color: '#7a3b00' },
    { font: 'Times-Bold', size: 14 },
    -16,
  );
  await paper.code(470, 40, 130, `${pass.codigoLocalizador}-${pass.referenciaTicket}`);
  const codes: Cell[] = [
    [535, 190, 'Localitzador / Localizador', pass.codigoLocalizador],
    [535, 228, 'Referència / Referencia', pass.referenciaTicket],
  ];
  const label = { font: 'Times-Italic', size: 9, color: '#7a3b00', center: true };
  cells(paper, codes, label, { font: 'Courier-Bold', size: 12, center: true }, -14);
  const small = { font: 'Times-Roman', size: 9 };
  paper.put(30, 332, `NIF organitzador / organizador: ${pass.nifOrganizador}`, small);
  paper.put(30, 346, `NIF distribuïdor / distribuidor: ${pass.nifDistr}`, small);
  paper.put(320, 332, 'Accés per la porta 4 / Acceso por la puerta 4', small);
  paper.put(320, 346, 'Informació: 971 30 14 00 · info@cbponent.example', small);
  return paper;
}

export const cVendorLayouts: readonly PassLayout[] = [
  { name: "C: seller's page, es", passes: 1, draw: sellersPage },
  { name: 'C: ticket from a roll, ca', passes: 1, draw: rollTicket },
  { name: 'C: tinted voucher, both languages', passes: 1, draw: tintedVoucher },
];
