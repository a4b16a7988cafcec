import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';

// Layouts with dark and shaded bands: white letters on a dark ground, and dark ones on grey.

type Row = [string, string | number];

/** Sections under dark headings, every other row of them shaded; labels left, values in a column. */
async function sections(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const parts: [string, Row[]][] = [
    [
      'Datos del abonado',
      [
        ['Titular', pass.nombreAsistente],
        ['Tipo de abono', pass.tipoAbonament],
        ['Temporada', '2025/26'],
      ],
    ],
    [
      'Evento',
      [
        ['Nombre del evento', pass.evento],
        ['Recinto', pass.recinto],
        ['Dirección', pass.direccion],
      ],
    ],
    [
      'Localidad',
      [
        ['Anillo', pass.anillo],
        ['Bloque', pass.bloque],
        ['Fila', pass.fila],
        ['Asiento', pass.asiento],
      ],
    ],
    [
      'Compra',
      [
        ['Referencia', pass.referenciaTicket],
        ['Localizador', pass.codigoLocalizador],
        ['CIF organizador', pass.nifOrganizador],
        ['CIF distribuidor', pass.nifDistr],
        ['Precio', euros(pass.precioEntrada)],
        ['Gastos de gestión', euros(pass.precioDistribucion)],
        ['Total', euros(pass.precioTotal)],
      ],
    ],
  ];
  paper.put(50, 36, 'Resumen de tu abono', { font: 'Helvetica-Bold', size: 20 });
  let y = 80;
  for (const [title, rows] of parts) {
    paper.document.rect(50, y, 495, 22).fill('#333');
    paper.put(58, y + 6, title, { font: 'Helvetica-Bold', size: 11, color: '#fff' });
    y += 24;
    rows.forEach(([label, value], index) => {
      if (index % 2 === 0) paper.document.rect(50, y, 495, 24).fill('#d8d8d8');
      paper.put(58, y + 7, label, { size: 10 });
      paper.put(220, y + 6, value, { font: 'Helvetica-Bold', size: 11 });
      y += 24;
    });
    y += 14;
  }
  return paper;
}

/** A ticket across, in Catalan: the seat in white on a dark stub, labels in shaded cells over boxed values. */
async function darkStub(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.document.rect(455, 0, 140, 420).fill('#5b1530');
  const seat: Row[] = [
    ['Anell', pass.anillo],
    ['Bloc', pass.bloque],
    ['Fila', pass.fila],
    ['Seient', pass.asiento],
    ['Localitzador', pass.codigoLocalizador],
  ];
  seat.forEach(([label, value], index) => {
    paper.put(470, 40 + index * 70, label, { size: 10, color: '#fff' });
    paper.put(470, 54 + index * 70, value, { font: 'Helvetica-Bold', size: 16, color: '#fff' });
  });
  paper.put(24, 20, 'ABONAMENT DE TEMPORADA', { font: 'Helvetica-Bold', size: 16 });
  const cells: [number, number, number, string, string | number][] = [
    [24, 56, 250, 'Nom i cognoms', pass.nombreAsistente],
    [282, 56, 160, "Tipus d'abonament", pass.tipoAbonament],
    [24, 112, 310, 'Esdeveniment', pass.evento],
    [342, 112, 100, 'Temporada', '2025/2026'],
    [24, 168, 418, 'Recinte', pass.recinto],
    [24, 224, 418, 'Adreça', pass.direccion],
    [24, 280, 130, 'NIF organitzador', pass.nifOrganizador],
    [162, 280, 130, 'NIF distribuïdor', pass.nifDistr],
    [300, 280, 142, 'Referència', pass.referenciaTicket],
    [24, 336, 130, 'Preu', euros(pass.precioEntrada)],
    [162, 336, 130, 'Distribució', euros(pass.precioDistribucion)],
    [300, 336, 142, 'Preu total', euros(pass.precioTotal)],
  ];
  for (const [x, y, wide, label, value] of cells) {
    paper.document.rect(x, y, wide, 16).fill('#c8c8c8');
    paper.put(x + 6, y + 4, label, { size: 9 });
    paper.frame(x, y, wide, 44);
    paper.put(x + 6, y + 24, value, { size: 12 });
  }
  return paper;
}

export const bandLayouts: readonly PassLayout[] = [
  { name: 'sections, es', passes: 1, draw: sections },
  { name: 'dark stub, ca', passes: 1, draw: darkStub },
];
