import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { amount, band, prose, rule } from '../../drawing/print-shop.ts';
import { eClubLayouts } from './clubs.ts';
import { eVendorLayouts } from './vendors.ts';

// Set E: the everyday papers of clubs, vendors and offices; here those of offices, and the whole set. Measured for the
// first time on 2026-11-22 (fields right: text 97.6 %, scan 91.8 %, poor 80.0 %, turned 92.9 %), then the reader was
// improved for it.

/** What the members' program of a club prints: fixed pitch, abbreviated labels, dots up to the colon, two fields a line. */
async function officePrintout(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const type = { font: 'Courier', size: 10 };
  const strong = { font: 'Courier-Bold', size: 10 };
  paper.put(40, 36, 'AGRUPACIÓN DEPORTIVA LA VEGA', strong);
  paper.put(555, 36, 'Pág.: 1', { ...type, right: true });
  paper.put(40, 50, 'Gestión de abonados', type);
  paper.put(555, 50, '03/09/2025 11:52', { ...type, right: true });
  rule(paper, 40, 66, 555, '#000', 1);
  paper.put(40, 76, 'FICHA DE ABONO', { font: 'Courier-Bold', size: 14 });
  const column = (label: string) => `${label.padEnd(14, '.')}:`;
  const lines: [string, string | number, string?, (string | number)?][] = [
    ['Num. socio', '004417', 'Alta', '12/07/2019'],
    ['Nombre', pass.nombreAsistente],
    ['Tipo abono', pass.tipoAbonament, 'Temporada', '2025/26'],
    ['Competicion', pass.evento],
    ['Pabellon', pass.recinto],
    ['Dir. pabellon', pass.direccion],
    ['', ''],
    ['Zona', pass.anillo, 'Bloque', pass.bloque],
    ['Fila', pass.fila, 'Asiento', pass.asiento],
    ['', ''],
    ['Ref. ticket', pass.referenciaTicket, 'Localizador', pass.codigoLocalizador],
    ['NIF organiz.', pass.nifOrganizador, 'NIF distrib.', pass.nifDistr],
    ['', ''],
    ['Imp. abono', euros(pass.precioEntrada), 'Forma pago', 'Domiciliado'],
    ['Gastos gest.', euros(pass.precioDistribucion), 'Operador', 'TAQ02'],
    ['TOTAL', euros(pass.precioTotal), 'Estado', 'PAGADO'],
  ];
  lines.forEach(([label, value, second, other], index) => {
    const y = 106 + index * 18;
    if (label) paper.put(40, y, column(label), type);
    paper.put(138, y, value, strong);
    if (second) paper.put(320, y, column(second), type);
    if (other !== undefined) paper.put(418, y, other, strong);
  });
  rule(paper, 40, 404, 555, '#000', 1);
  paper.put(40, 416, 'Cuenta de cargo: ES60 **** **** **** **** 0218', type);
  paper.put(40, 432, 'Tfno. contacto.: 968 50 71 33', type);
  paper.put(40, 476, 'Recibí el abono:', type);
  rule(paper, 146, 488, 330, '#000');
  paper.put(40, 780, 'Documento interno. Copia para el abonado.', { font: 'Courier', size: 9 });
  return paper;
}

type Field = readonly [x: number, width: number, catalan: string, spanish: string, value: string | number];

/** A municipal board's form in both languages: dark heads of sections, both labels over each value. */
async function municipalForm(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(42, 32, "Patronat Municipal d'Esports", { font: 'Helvetica-Bold', size: 14 });
  paper.put(42, 49, 'Patronato Municipal de Deportes', { size: 11 });
  paper.put(553, 32, "Full d'abonament esportiu", { font: 'Helvetica-Bold', size: 12, right: true });
  paper.put(553, 49, 'Hoja de abono deportivo', { size: 11, right: true });
  const sections: [string, Field[][]][] = [
    [
      'Titular',
      [
        [
          [42, 341, 'Nom i cognoms', 'Nombre y apellidos', pass.nombreAsistente],
          [383, 170, "Tipus d'abonament", 'Tipo de abono', pass.tipoAbonament],
        ],
      ],
    ],
    [
      'Competició i instal·lació / Competición e instalación',
      [
        [
          [42, 341, 'Competició', 'Competición', pass.evento],
          [383, 170, 'Temporada', 'Temporada', '2025-26'],
        ],
        [[42, 511, 'Instal·lació', 'Instalación', pass.recinto]],
        [[42, 511, 'Adreça', 'Dirección', pass.direccion]],
      ],
    ],
    [
      'Localitat / Localidad',
      [
        [
          [42, 200, 'Anell', 'Anillo', pass.anillo],
          [242, 103, 'Bloc', 'Bloque', pass.bloque],
          [345, 104, 'Fila', 'Fila', pass.fila],
          [449, 104, 'Seient', 'Asiento', pass.asiento],
        ],
      ],
    ],
    [
      'Identificació / Identificación',
      [
        [
          [42, 256, "Núm. d'entrada", 'N.º de entrada', pass.referenciaTicket],
          [298, 255, 'Localitzador', 'Localizador', pass.codigoLocalizador],
        ],
        [
          [42, 256, "NIF de l'organitzador", 'NIF del organizador', pass.nifOrganizador],
          [298, 255, 'NIF del distribuïdor', 'NIF del distribuidor', pass.nifDistr],
        ],
      ],
    ],
    [
      'Import / Importe (EUR)',
      [
        [
          [42, 170, "Preu de l'abonament", 'Precio del abono', amount(pass.precioEntrada)],
          [212, 171, 'Despeses de gestió', 'Gastos de gestión', amount(pass.precioDistribucion)],
          [383, 170, 'Total', 'Total', amount(pass.precioTotal)],
        ],
      ],
    ],
  ];
  let y = 78;
  for (const [title, rows] of sections) {
    band(paper, 42, y, 511, 18, '#3d4a5c');
    paper.put(50, y + 5, title, { font: 'Helvetica-Bold', size: 9.5, color: '#fff' });
    y += 18;
    for (const row of rows) {
      for (const field of row) box(paper, y, field);
      y += 40;
    }
    y += 10;
  }
  await paper.code(42, y + 6, 86, pass.codigoLocalizador);
  paper.put(300, y + 12, 'Data / Fecha: 22/07/2025', { size: 10 });
  paper.put(300, y + 34, 'Signatura / Firma:', { size: 10 });
  rule(paper, 395, y + 46, 553);
  const law =
    "Les dades s'incorporen al registre d'activitats del Patronat. / Los datos se incorporan al registro de actividades del Patronato. " +
    'Informació / Información: 010. Taxes segons l’ordenança fiscal núm. 27 / Tasas según la ordenanza fiscal n.º 27.';
  prose(paper, 42, 780, 511, law);
  return paper;
}

function box(paper: Paper, y: number, [x, width, catalan, spanish, value]: Field): void {
  paper.frame(x, y, width, 40);
  const label = catalan === spanish ? catalan : `${catalan} / ${spanish}`;
  paper.put(x + 6, y + 5, label, { size: 8, color: '#444' });
  paper.put(x + 6, y + 20, value, { font: 'Helvetica-Bold', size: 12 });
}

export const setE: readonly PassLayout[] = [
  ...eClubLayouts,
  ...eVendorLayouts,
  { name: "E: print-out of the members' program, es", passes: 1, draw: officePrintout },
  { name: "E: municipal board's form, both languages", passes: 1, draw: municipalForm },
];
