import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';

// Grids, rules and typed lists, in one language or both.

type Row = [string, string | number];

/** A grid with a shaded row of headings over each row of values, in Catalan. */
async function shadedGrid(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(48, 44, "Targeta d'abonament 2025/26", { font: 'Times-Bold', size: 20 });
  const bands: Row[][] = [
    [
      ['Nom complet', pass.nombreAsistente],
      ["Modalitat d'abonament", pass.tipoAbonament],
    ],
    [
      ['Esdeveniment', pass.evento],
      ['Temporada', '2025/26'],
    ],
    [['Recinte esportiu', pass.recinto]],
    [['Adreça del recinte', pass.direccion]],
    [
      ['Anell', pass.anillo],
      ['Bloc', pass.bloque],
      ['Fila', pass.fila],
      ['Seient', pass.asiento],
    ],
    [
      ['NIF organitzador', pass.nifOrganizador],
      ['NIF distribuïdor', pass.nifDistr],
    ],
    [
      ['Referència del tiquet', pass.referenciaTicket],
      ['Localitzador', pass.codigoLocalizador],
    ],
    [
      ["Preu de l'abonament", euros(pass.precioEntrada)],
      ['Despeses de distribució', euros(pass.precioDistribucion)],
      ['Preu total', euros(pass.precioTotal)],
    ],
  ];
  bands.forEach((cells, band) => {
    const y = 92 + band * 62;
    const wide = 500 / cells.length;
    paper.document.rect(48, y, 500, 18).fill('#e4e4e4');
    cells.forEach(([label, value], index) => {
      paper.frame(48 + index * wide, y, wide, 46);
      paper.put(54 + index * wide, y + 5, label, { font: 'Times-Roman', size: 9 });
      paper.put(54 + index * wide, y + 25, value, { font: 'Times-Roman', size: 12 });
    });
  });
  return paper;
}

/** A wide voucher: a dark band on top, capitals over bold values in columns of uneven width. */
async function voucher(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.document.rect(0, 0, 595, 46).fill('#1a2a4a');
  paper.put(24, 14, 'ABONO DE TEMPORADA', { font: 'Helvetica-Bold', size: 18, color: '#fff' });
  paper.put(571, 18, 'Temporada 2025-26', { size: 12, color: '#fff', right: true });
  const cells: [number, number, string, string | number][] = [
    [24, 62, 'NOMBRE Y APELLIDOS', pass.nombreAsistente],
    [300, 62, 'TIPO DE ABONO', pass.tipoAbonament],
    [24, 108, 'NOMBRE DEL EVENTO', pass.evento],
    [300, 108, 'RECINTO', pass.recinto],
    [24, 154, 'DIRECCIÓN', pass.direccion],
    [24, 200, 'ZONA', pass.anillo],
    [160, 200, 'BLOQUE', pass.bloque],
    [240, 200, 'FILA', pass.fila],
    [310, 200, 'ASIENTO', pass.asiento],
    [24, 246, 'CÓDIGO LOCALIZADOR', pass.codigoLocalizador],
    [200, 246, 'REF. TICKET', pass.referenciaTicket],
    [24, 292, 'CIF ORGANIZADOR', pass.nifOrganizador],
    [200, 292, 'CIF DISTRIBUIDOR', pass.nifDistr],
    [24, 338, 'PRECIO ENTRADA', euros(pass.precioEntrada)],
    [160, 338, 'GASTOS DE DISTRIBUCIÓN', euros(pass.precioDistribucion)],
    [310, 338, 'PRECIO TOTAL', euros(pass.precioTotal)],
  ];
  for (const [x, y, label, value] of cells) {
    paper.put(x, y, label, { size: 8, color: '#555' });
    paper.put(x, y + 12, value, { font: 'Helvetica-Bold', size: 12 });
  }
  await paper.code(440, 220, 110, pass.referenciaTicket);
  return paper;
}

/** Two passes on a page, one under the other, typed, with dots between labels and values. */
async function typed(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  passes.forEach((pass, index) => {
    const y = 40 + index * 400;
    const font = { font: 'Courier', size: 10.5 };
    paper.put(50, y, `ABONO ${index + 1} DE ${passes.length}`, { font: 'Courier-Bold', size: 14 });
    const rows: Row[] = [
      ['Titular', pass.nombreAsistente],
      ['Tarifa', pass.tipoAbonament],
      ['Temporada', '2025/2026'],
      ['Espectáculo', pass.evento],
      ['Pabellón', pass.recinto],
      ['Domicilio', pass.direccion],
      ['Anillo', pass.anillo],
      ['Sector', pass.bloque],
      ['Fila', pass.fila],
      ['Butaca', pass.asiento],
      ['NIF del organizador', pass.nifOrganizador],
      ['NIF del distribuidor', pass.nifDistr],
      ['Número de ticket', pass.referenciaTicket],
      ['Localizador', pass.codigoLocalizador],
      ['Importe', euros(pass.precioEntrada)],
      ['Gastos de gestión', euros(pass.precioDistribucion)],
      ['Importe total', euros(pass.precioTotal)],
    ];
    rows.forEach(([label, value], row) =>
      paper.put(50, y + 30 + row * 20, `${label.padEnd(22, '.')}: ${value}`, font),
    );
  });
  return paper;
}

/** Labels in bold before their values, two on a line, between thin rules, in both languages. */
async function ruled(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(297, 50, 'ABONAT · ABONADO', { font: 'Times-Bold', size: 22, center: true });
  const rows: (readonly [Row] | readonly [Row, Row])[] = [
    [['Nom / Nombre:', pass.nombreAsistente]],
    [
      ['Tipus / Tipo:', pass.tipoAbonament],
      ['Temporada:', '2025/26'],
    ],
    [['Acte / Evento:', pass.evento]],
    [['Recinte / Recinto:', pass.recinto]],
    [['Adreça / Dirección:', pass.direccion]],
    [
      ['Anell / Anillo:', pass.anillo],
      ['Bloc / Bloque:', pass.bloque],
    ],
    [
      ['Fila:', pass.fila],
      ['Seient / Asiento:', pass.asiento],
    ],
    [
      ['NIF organitzador:', pass.nifOrganizador],
      ['NIF distribuïdor:', pass.nifDistr],
    ],
    [
      ['Referència:', pass.referenciaTicket],
      ['Localitzador:', pass.codigoLocalizador],
    ],
    [
      ['Preu / Precio:', euros(pass.precioEntrada)],
      ['Distribució:', euros(pass.precioDistribucion)],
    ],
    [['Total:', euros(pass.precioTotal)]],
  ];
  rows.forEach((cells, row) => {
    const y = 110 + row * 40;
    cells.forEach(([label, value], index) => {
      const x = 60 + index * 260;
      paper.put(x, y, label, { font: 'Times-Bold', size: 12 });
      const after = paper.document.widthOfString(label) + 8;
      paper.put(x + after, y, value, { font: 'Times-Roman', size: 12 });
    });
    paper.document
      .lineWidth(0.4)
      .strokeColor('#888')
      .moveTo(60, y + 24)
      .lineTo(535, y + 24)
      .stroke();
  });
  return paper;
}

export const ruledLayouts: readonly PassLayout[] = [
  { name: 'shaded grid, ca', passes: 1, draw: shadedGrid },
  { name: 'voucher, es', passes: 1, draw: voucher },
  { name: 'typed, es', passes: 2, draw: typed },
  { name: 'ruled, both languages', passes: 1, draw: ruled },
];
