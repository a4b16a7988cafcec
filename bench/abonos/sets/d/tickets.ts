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

// Set D: tickets: on a telephone, folded in four, torn in three, in strips.

/** The pass of a telephone, printed: light letters on a dark card, the other side of it as a list below. */
async function phonePass(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(110, 24, '9:41', { font: 'Helvetica-Bold', size: 10 });
  paper.put(485, 24, '4G  78 %', { size: 10, right: true });
  paper.document.roundedRect(100, 44, 395, 540, 16).fill('#2d2260');
  const label = { size: 8.5, color: '#cbc3f0' };
  const value = { font: 'Helvetica-Bold', size: 13, color: '#fff' };
  paper.put(118, 60, 'UE LLEVANT', { ...value, size: 17 });
  const left: Cell[] = [
    [118, 100, 'ABONAMENT PER A', pass.evento],
    [118, 146, 'TITULAR', pass.nombreAsistente],
    [118, 192, 'GRADA', pass.anillo],
    [250, 192, 'SECTOR', pass.bloque],
    [340, 192, 'FILA', pass.fila],
    [118, 238, 'LOCALITZADOR', pass.codigoLocalizador],
    [118, 284, 'PREU', euros(pass.precioEntrada)],
    [250, 284, 'DESPESES', euros(pass.precioDistribucion)],
  ];
  cells(paper, left, label, value, 13);
  const right: Cell[] = [
    [477, 56, 'TEMPORADA', '25/26'],
    [477, 146, 'MODALITAT', pass.tipoAbonament],
    [477, 192, 'SEIENT', pass.asiento],
    [477, 238, 'NÚM. DE TIQUET', pass.referenciaTicket],
    [477, 284, 'TOTAL', euros(pass.precioTotal)],
  ];
  cells(paper, right, { ...label, right: true }, { ...value, right: true }, 13);
  paper.document.roundedRect(212, 345, 171, 200, 8).fill('#fff');
  await paper.code(222, 353, 151, `${pass.referenciaTicket}#${pass.codigoLocalizador}`);
  paper.put(297, 520, 'Acosta el codi al lector', { size: 10, center: true, color: '#333' });
  const details: [string, string][] = [
    ['Instal·lació', pass.recinto],
    ['Com arribar-hi', pass.direccion],
    ["NIF de l'organitzador", pass.nifOrganizador],
    ['NIF del distribuïdor', pass.nifDistr],
    ['Última actualització', '1/9/2025, 17:20'],
  ];
  paper.put(110, 606, 'Informació del passi', { font: 'Helvetica-Bold', size: 13 });
  details.forEach(([name, text], index) => {
    const y = 634 + index * 30;
    paper.put(110, y, name, { size: 11 });
    paper.put(485, y, text, { size: 11, color: '#555', right: true });
    rule(paper, 110, y + 20, 485, '#ccc');
  });
  return paper;
}

/** A page to fold in four: the ticket, the code, what to know and the way there; an advertisement upside down. */
async function foldInFour(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  cut(paper, 297, 0, 297, 842);
  cut(paper, 0, 421, 595, 421);
  band(paper, 24, 24, 250, 40, '#c8102e');
  paper.put(34, 33, 'ABONO', { font: 'Helvetica-Bold', size: 22, color: '#fff' });
  paper.put(264, 40, 'Temporada 2025/26', { size: 11, color: '#fff', right: true });
  narrow(paper, 24, 76, pass.evento, { font: 'Helvetica-Bold', size: 16 });
  const [street = '', town = ''] = pass.direccion.split(', ');
  paper.put(24, 100, pass.recinto, { font: 'Helvetica-Bold', size: 11 });
  paper.put(24, 115, `${street},`, { size: 10 });
  paper.put(24, 128, town, { size: 10 });
  const people: Cell[] = [
    [24, 156, 'Abonado', pass.nombreAsistente],
    [24, 194, 'Tipo de abono', pass.tipoAbonament],
  ];
  cells(paper, people, { size: 8.5, color: '#666' }, { font: 'Helvetica-Bold', size: 13 }, 11);
  const seat: [number, number, string, string | number][] = [
    [24, 240, 'Zona', pass.anillo],
    [166, 240, 'Sector', pass.bloque],
    [24, 310, 'Fila', pass.fila],
    [166, 310, 'Butaca', pass.asiento],
  ];
  for (const [x, y, name, text] of seat) {
    paper.frame(x, y, x === 24 ? 136 : 108, 60);
    paper.put(x + 8, y + 7, name, { size: 9, color: '#666' });
    narrow(paper, x + 8, y + 26, text, { font: 'Helvetica-Bold', size: 18 }, 0.86);
  }
  paper.put(24, 384, 'Acceso por puerta 6 · Apertura 60 min antes', { size: 9 });
  await paper.code(366, 24, 150, pass.codigoLocalizador);
  const list: [string, string][] = [
    ['Localizador', pass.codigoLocalizador],
    ['Nº de ticket', pass.referenciaTicket],
    ['PVP abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Importe total', euros(pass.precioTotal)],
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
  ];
  list.forEach(([name, text], index) => {
    paper.put(316, 196 + index * 26, name, { size: 10 });
    paper.put(571, 195 + index * 26, text, { font: 'Helvetica-Bold', size: 11, right: true });
    rule(paper, 316, 212 + index * 26, 571, '#bbb', 0.4);
  });
  lowerQuarters(paper);
  return paper;
}

function lowerQuarters(paper: Paper): void {
  paper.put(24, 444, 'Antes de salir de casa', { font: 'Helvetica-Bold', size: 12 });
  const know =
    '1. Imprime esta hoja en papel blanco, sin reducirla, y dóblala en cuatro por las líneas.\n2. Este abono es personal. El club puede ' +
    'pedirte el DNI en la puerta.\n3. No compartas el código en las redes: solo entra quien llega primero.\n4. Los menores de 14 años ' +
    'acceden acompañados de un adulto.\n5. Si no puedes venir, cede tu asiento hasta 3 horas antes y recupera hasta un 40 % del valor ' +
    'del partido.\n6. Incidencias: 91 154 20 06 o ayuda@abonoclick.example.';
  prose(paper, 24, 466, 250, know, { size: 8.5 });
  paper.document.save().rotate(180, { origin: [446, 631] });
  band(paper, 316, 444, 260, 374, '#f7e3c4');
  paper.put(446, 560, 'Bocadillo + refresco', { font: 'Helvetica-Bold', size: 20, center: true });
  paper.put(446, 590, '6,50 €', { font: 'Helvetica-Bold', size: 34, center: true });
  paper.put(446, 640, 'enseñando tu abono en el bar de la puerta 2', { size: 10, center: true });
  paper.document.restore();
}

/** A ticket in three parts, in both languages: what the club keeps, the ticket, what is torn off at the gate. */
async function tornInThree(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([800, 290]);
  cut(paper, 150, 0, 150, 290);
  cut(paper, 640, 0, 640, 290);
  upwards(paper, 16, 274, 'RESGUARD DEL CLUB · RESGUARDO DEL CLUB', { font: 'Times-Bold', size: 9.5 });
  upwards(paper, 40, 274, pass.nombreAsistente, { font: 'Times-Roman', size: 13 });
  upwards(paper, 64, 274, pass.referenciaTicket, { font: 'Courier-Bold', size: 12 });
  upwards(paper, 88, 274, `Total ${euros(pass.precioTotal)}`, { font: 'Times-Roman', size: 12 });
  paper.put(166, 14, 'CARNET DE TEMPORADA 2025-2026', { font: 'Times-Bold', size: 15 });
  paper.put(166, 34, pass.evento, { font: 'Times-Italic', size: 13 });
  const lines: [string, string | number][] = [
    ['Nom / Nombre', pass.nombreAsistente],
    ['Classe / Clase', pass.tipoAbonament],
    ['Lloc / Lugar', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
  ];
  lines.forEach(([label, value], index) => {
    paper.put(166, 62 + index * 19, label, { font: 'Times-Roman', size: 10, color: '#444' });
    paper.put(262, 60 + index * 19, value, { font: 'Times-Bold', size: 12 });
  });
  band(paper, 151, 140, 488, 44, '#d6e8f5');
  const seat: [number, string, string | number][] = [
    [166, 'Zona', pass.anillo],
    [330, 'Bloc/Bloque', pass.bloque],
    [450, 'Fila', pass.fila],
    [520, 'Seient/Asiento', pass.asiento],
  ];
  for (const [x, label, value] of seat) {
    paper.put(x, 157, label, { font: 'Times-Roman', size: 10 });
    const wide = paper.document.widthOfString(label);
    paper.put(x + wide + 7, 150, value, { font: 'Times-Bold', size: 18 });
  }
  const price = `Preu/Precio ${amount(pass.precioEntrada)} EUR + Gestió/Gestión ${amount(pass.precioDistribucion)} EUR`;
  paper.put(166, 196, price, { font: 'Times-Roman', size: 11.5 });
  paper.put(624, 194, `TOTAL ${amount(pass.precioTotal)} EUR`, { font: 'Times-Bold', size: 14, right: true });
  const codes = `Ref. ${pass.referenciaTicket}     Localitzador/Localizador ${pass.codigoLocalizador}`;
  paper.put(166, 218, codes, { font: 'Courier-Bold', size: 10.5 });
  const small = { font: 'Times-Roman', size: 9.5 };
  paper.put(166, 242, `Organitza/Organiza: UE Llevant, CIF ${pass.nifOrganizador}`, small);
  paper.put(166, 256, `Distribueix/Distribuye: Tiquets 4 Vents SL, CIF ${pass.nifDistr}`, small);
  paper.put(656, 14, 'CONTROL', { font: 'Times-Bold', size: 13 });
  const control: Cell[] = [
    [656, 40, 'Bloc/Bloque', pass.bloque],
    [730, 40, 'Fila', pass.fila],
    [656, 80, 'Seient/Asiento', pass.asiento],
  ];
  cells(paper, control, { font: 'Times-Roman', size: 9 }, { font: 'Times-Bold', size: 17 }, 10);
  await paper.code(666, 130, 110, pass.codigoLocalizador);
  return paper;
}

/** Three strips like those of an airline: ruled cells with the label in their corner, bars at the end. */
async function strips(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) {
    const top = 26 + index * 268;
    band(paper, 24, top, 34, 240, '#143d2b');
    upwards(paper, 34, top + 226, 'ABONO 2025 / 2026', { font: 'Helvetica-Bold', size: 15, color: '#fff' });
    const grid: [number, number, number, string, string | number][] = [
      [58, 0, 236, 'Abonado', pass.nombreAsistente],
      [294, 0, 170, 'Tarifa', pass.tipoAbonament],
      [58, 1, 236, 'Competición', pass.evento],
      [294, 1, 170, 'Nº entrada', pass.referenciaTicket],
      [58, 2, 406, 'Pabellón', pass.recinto],
      [58, 3, 406, 'Dirección', pass.direccion],
      [58, 4, 140, 'Gradería', pass.anillo],
      [198, 4, 96, 'Bloque', pass.bloque],
      [294, 4, 85, 'Fila', pass.fila],
      [379, 4, 85, 'Asiento', pass.asiento],
      [58, 5, 140, 'Precio', euros(pass.precioEntrada)],
      [198, 5, 136, 'Gastos', euros(pass.precioDistribucion)],
      [334, 5, 130, 'Total', euros(pass.precioTotal)],
    ];
    for (const [x, row, wide, label, value] of grid) {
      paper.frame(x, top + row * 36, wide, 36);
      paper.put(x + 5, top + row * 36 + 4, label, { size: 7.5, color: '#143d2b' });
      narrow(paper, x + 5, top + row * 36 + 16, value, { font: 'Helvetica-Bold', size: 14 }, 0.82);
    }
    const nif = `NIF organizador ${pass.nifOrganizador}  ·  NIF distribuidor ${pass.nifDistr}  ·  Tel. 948 20 66 13`;
    paper.put(64, top + 223, nif, { size: 9 });
    rounded(paper, 474, top, 97, 240);
    paper.document.save().rotate(-90, { origin: [484, top + 228] });
    bars(paper, 484, top + 228, 216, 40, pass.codigoLocalizador);
    paper.put(484, top + 278, `Loc. ${pass.codigoLocalizador}`, { font: 'Courier-Bold', size: 14 });
    paper.document.restore();
  }
  return paper;
}

export const dTicketLayouts: readonly PassLayout[] = [
  { name: 'D: pass of a telephone, ca', passes: 1, draw: phonePass },
  { name: 'D: folded in four, es', passes: 1, draw: foldInFour },
  { name: 'D: torn in three, both languages', passes: 1, draw: tornInThree },
  { name: 'D: strips, es', passes: 3, draw: strips },
];
