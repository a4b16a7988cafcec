import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';

// Once held out: the reading was measured on them unseen, then mended where it failed (rules on poor scans, codes, accents).

type Row = [string, string | number];

/** A confirmation as it comes by mail: prose at the top, a summary in two columns. */
async function confirmation(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(50, 44, 'Confirmación de tu abono', { font: 'Helvetica-Bold', size: 20 });
  paper.put(50, 80, 'Gracias por formar parte de nuestra afición. Presenta este documento en cada partido.', {
    size: 10,
  });
  const rows: [Row, Row][] = [
    [
      ['Nombre del titular', pass.nombreAsistente],
      ['Categoría del abono', pass.tipoAbonament],
    ],
    [
      ['Competición', pass.evento],
      ['Temporada', '2025-26'],
    ],
    [
      ['Recinto deportivo', pass.recinto],
      ['Zona', pass.anillo],
    ],
    [
      ['Sector', pass.bloque],
      ['Fila', pass.fila],
    ],
    [
      ['Nº asiento', pass.asiento],
      ['Localizador', pass.codigoLocalizador],
    ],
    [
      ['Referencia de compra', pass.referenciaTicket],
      ['Importe abono', euros(pass.precioEntrada)],
    ],
    [
      ['Cargos de gestión', euros(pass.precioDistribucion)],
      ['Importe total', euros(pass.precioTotal)],
    ],
    [
      ['CIF club', pass.nifOrganizador],
      ['CIF vendedor', pass.nifDistr],
    ],
  ];
  rows.forEach(([left, right], index) => {
    const y = 130 + index * 40;
    paper.put(50, y, `${left[0]}:`, { size: 10, color: '#444' });
    paper.put(50, y + 14, left[1], { font: 'Helvetica-Bold', size: 11 });
    paper.put(330, y, `${right[0]}:`, { size: 10, color: '#444' });
    paper.put(330, y + 14, right[1], { font: 'Helvetica-Bold', size: 11 });
  });
  paper.put(50, 470, `Dirección del recinto: ${pass.direccion}`, { size: 10 });
  return paper;
}

/** A ticket across with the seat in huge figures, in Catalan. */
async function hugeSeat(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.put(24, 20, 'ABONAMENT DE TEMPORADA', { font: 'Helvetica-Bold', size: 16 });
  const seat: Row[] = [
    ['Bloc', pass.bloque],
    ['Fila', pass.fila],
    ['Seient', pass.asiento],
  ];
  seat.forEach(([label, value], index) => {
    paper.put(400 + index * 65, 60, label, { size: 10 });
    paper.put(400 + index * 65, 74, value, { font: 'Helvetica-Bold', size: 26 });
  });
  const rows: Row[] = [
    ['Abonat/ada', pass.nombreAsistente],
    ["Tipus d'abonament", pass.tipoAbonament],
    ['Temporada', '2025/2026'],
    ['Espectacle', pass.evento],
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
    ['Nivell', pass.anillo],
    ['NIF entitat organitzadora', pass.nifOrganizador],
    ['NIF distribuïdora', pass.nifDistr],
    ['Referència', pass.referenciaTicket],
    ['Codi localitzador', pass.codigoLocalizador],
    ['Preu', euros(pass.precioEntrada)],
    ['Despeses', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], index) => paper.put(24, 60 + index * 24, `${label}: ${value}`, { size: 11 }));
  await paper.code(450, 250, 110, pass.codigoLocalizador);
  return paper;
}

/** Three passes on a sheet, each a strip with lines of labels and values. */
async function strips(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) {
    const y = 40 + index * 260;
    paper.frame(30, y, 535, 235);
    paper.put(45, y + 12, 'ABONO 2025/26', { font: 'Times-Bold', size: 14 });
    const lines = [
      `Abonado/a: ${pass.nombreAsistente}   |   Tarifa: ${pass.tipoAbonament}`,
      `Temporada: 2025/26   |   Evento: ${pass.evento}`,
      `Lugar: ${pass.recinto}`,
      `Dirección: ${pass.direccion}`,
      `Grada: ${pass.anillo}   |   Sector: ${pass.bloque}   |   Fila: ${pass.fila}   |   Butaca: ${pass.asiento}`,
      `CIF organizador: ${pass.nifOrganizador}   |   CIF distribuidor: ${pass.nifDistr}`,
      `Nº ticket: ${pass.referenciaTicket}   |   Código localizador: ${pass.codigoLocalizador}`,
      `Precio: ${euros(pass.precioEntrada)}   |   Gastos: ${euros(pass.precioDistribucion)}   |   Total: ${euros(pass.precioTotal)}`,
    ];
    lines.forEach((line, row) => paper.put(45, y + 40 + row * 23, line, { font: 'Times-Roman', size: 12 }));
  }
  return paper;
}

/** A table of two columns with rules, labels left, values right-aligned. */
async function ledger(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(60, 40, 'Carnet de soci i abonament', { font: 'Helvetica-Bold', size: 18 });
  const rows: Row[] = [
    ['Nom i cognoms', pass.nombreAsistente],
    ["Classe d'abonament", pass.tipoAbonament],
    ['Temporada', '2025/26'],
    ['Acte', pass.evento],
    ['Instal·lació esportiva', pass.recinto],
    ['Domicili del recinte', pass.direccion],
    ['Grada', pass.anillo],
    ['Bloc', pass.bloque],
    ['Fila', pass.fila],
    ['Localitat', pass.asiento],
    ['CIF entitat organitzadora', pass.nifOrganizador],
    ['CIF canal de venda', pass.nifDistr],
    ['Número de tiquet', pass.referenciaTicket],
    ['Codi de reserva', pass.codigoLocalizador],
    ['Import abonament', euros(pass.precioEntrada)],
    ['Comissió de venda', euros(pass.precioDistribucion)],
    ['Total pagat', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], index) => {
    const y = 90 + index * 36;
    paper.put(66, y, label, { size: 11 });
    paper.put(530, y, value, { size: 11, right: true });
    paper.document
      .lineWidth(0.5)
      .strokeColor('#999')
      .moveTo(60, y + 22)
      .lineTo(536, y + 22)
      .stroke();
  });
  return paper;
}

export const mailLayouts: readonly PassLayout[] = [
  { name: 'confirmation, es', passes: 1, draw: confirmation },
  { name: 'huge seat, ca', passes: 1, draw: hugeSeat },
  { name: 'strips, es', passes: 3, draw: strips },
  { name: 'ledger, ca', passes: 1, draw: ledger },
];
