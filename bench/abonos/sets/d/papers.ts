import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { amount, band, prose, rule } from '../../drawing/print-shop.ts';

// Set D: papers of clubs and federations: forms that were filled in, certificates.

type Field = readonly [x: number, width: number, label: string, value: string | number];

/** A federation's form in Catalan: numbered boxes in sections, filled in on a typewriter. */
async function federationForm(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(48, 34, 'FEDERACIÓ DE CLUBS DE PONENT', { font: 'Times-Bold', size: 15 });
  paper.put(48, 53, "Registre d'abonaments · Full 1 de 1 · Exemplar per a l'interessat", {
    font: 'Times-Roman',
    size: 10,
  });
  paper.frame(447, 30, 100, 36);
  paper.put(497, 36, 'Model', { font: 'Times-Roman', size: 8, center: true });
  paper.put(497, 45, '17-A', { font: 'Times-Bold', size: 15, center: true });
  const parts: [string, Field[][]][] = [
    [
      'A. PERSONA ABONADA',
      [
        [
          [48, 320, '1. Nom i cognoms', pass.nombreAsistente],
          [368, 179, "2. Classe d'abonament", pass.tipoAbonament],
        ],
      ],
    ],
    [
      'B. COMPETICIÓ I INSTAL·LACIÓ',
      [
        [
          [48, 320, '3. Competició', pass.evento],
          [368, 179, '4. Temporada', '2025/26'],
        ],
        [[48, 499, '5. Nom de la instal·lació', pass.recinto]],
        [[48, 499, '6. Domicili de la instal·lació', pass.direccion]],
      ],
    ],
    [
      'C. LOCALITAT ASSIGNADA',
      [
        [
          [48, 200, '7. Anell o graderia', pass.anillo],
          [248, 100, '8. Sector', pass.bloque],
          [348, 99, '9. Fila', pass.fila],
          [447, 100, '10. Seient', pass.asiento],
        ],
      ],
    ],
    [
      'D. ENTITATS I IDENTIFICADORS',
      [
        [
          [48, 250, "11. NIF de l'entitat organitzadora", pass.nifOrganizador],
          [298, 249, "12. NIF de l'entitat distribuïdora", pass.nifDistr],
        ],
        [
          [48, 250, '13. Núm. de tiquet', pass.referenciaTicket],
          [298, 249, '14. Localitzador', pass.codigoLocalizador],
        ],
      ],
    ],
    [
      'E. IMPORTS (EN EUROS, IVA INCLÒS)',
      [
        [
          [48, 166, "15. Preu de l'abonament", amount(pass.precioEntrada)],
          [214, 166, '16. Despeses de distribució', amount(pass.precioDistribucion)],
          [380, 167, '17. Import total (15 + 16)', amount(pass.precioTotal)],
        ],
      ],
    ],
  ];
  let y = 84;
  for (const [title, rows] of parts) {
    paper.put(48, y, title, { font: 'Times-Bold', size: 10.5 });
    y += 15;
    for (const row of rows) {
      for (const [x, width, label, value] of row) {
        paper.frame(x, y, width, 38);
        paper.put(x + 4, y + 4, label, { font: 'Times-Roman', size: 8 });
        paper.put(x + 12, y + 20, value, { font: 'Courier-Bold', size: 12.5 });
      }
      y += 38;
    }
    y += 14;
  }
  stamp(paper, y + 50);
  return paper;
}

function stamp(paper: Paper, y: number): void {
  paper.document.save().rotate(-9, { origin: [430, y + 30] });
  paper.document.lineWidth(1.5).strokeColor('#7a6fb0').roundedRect(340, y, 180, 56, 6).stroke();
  paper.put(430, y + 9, "REGISTRE D'ENTRADA", {
    font: 'Helvetica-Bold',
    size: 11,
    color: '#7a6fb0',
    center: true,
  });
  paper.put(430, y + 25, '17 SET. 2025', {
    font: 'Helvetica-Bold',
    size: 13,
    color: '#7a6fb0',
    center: true,
  });
  paper.put(430, y + 42, 'Núm. 003341', { size: 9, color: '#7a6fb0', center: true });
  paper.document.restore();
  paper.put(48, y + 4, 'Signatura de la persona abonada', { font: 'Times-Roman', size: 9 });
  rule(paper, 48, y + 54, 250);
  const privacy =
    'Les dades es tracten per gestionar la condició d’abonat. Podeu exercir els vostres drets a l’apartat de correus 1187, 07080.';
  prose(paper, 48, y + 80, 499, privacy, { font: 'Times-Roman', size: 8.5 });
}

/** A sheet of inscription in both languages: blue letters on dotted lines, boxes for an account. */
async function inscription(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 74, '#eef3e6');
  paper.put(40, 20, "Full d'inscripció d'abonats", { font: 'Helvetica-Bold', size: 18 });
  paper.put(40, 44, 'Hoja de inscripción de abonados', {
    font: 'Helvetica-Oblique',
    size: 13,
    color: '#555',
  });
  paper.put(555, 28, 'Temporada 2025/26', { font: 'Helvetica-Bold', size: 13, right: true });
  const rows: Field[][] = [
    [[40, 515, 'Nom i cognoms\nNombre y apellidos', pass.nombreAsistente]],
    [[40, 515, "Tipus d'abonament\nTipo de abono", pass.tipoAbonament]],
    [[40, 515, 'Competició\nCompetición', pass.evento]],
    [[40, 515, 'Camp o pavelló\nCampo o pabellón', pass.recinto]],
    [[40, 515, 'Adreça del recinte\nDirección del recinto', pass.direccion]],
    [
      [40, 300, 'Graderia\nGrada', pass.anillo],
      [350, 205, 'Bloc\nBloque', pass.bloque],
    ],
    [
      [40, 300, 'Fila\nFila', pass.fila],
      [350, 205, 'Seient\nAsiento', pass.asiento],
    ],
    [
      [40, 300, 'Referència\nReferencia', pass.referenciaTicket],
      [350, 205, 'Localitzador\nLocalizador', pass.codigoLocalizador],
    ],
    [
      [40, 300, 'Preu abonament\nPrecio abono', euros(pass.precioEntrada)],
      [350, 205, 'Despeses emissió\nGastos emisión', euros(pass.precioDistribucion)],
    ],
    [[350, 205, 'Total a pagar\nTotal a pagar', euros(pass.precioTotal)]],
  ];
  rows.forEach((row, index) => {
    for (const [x, width, label, value] of row) {
      const y = 96 + index * 38;
      const [catalan = '', spanish = ''] = label.split('\n');
      paper.put(x, y, catalan, { font: 'Helvetica-Bold', size: 8.5 });
      paper.put(x, y + 10, spanish, { font: 'Helvetica-Oblique', size: 8.5, color: '#555' });
      const from = x + (width > 400 ? 110 : 84);
      paper.document.dash(1, { space: 2 });
      rule(paper, from, y + 19, x + width, '#888');
      paper.document.undash();
      paper.put(from + 6, y + 3, value, { font: 'Courier-Bold', size: 12, color: '#1b2a8a' });
    }
  });
  account(paper);
  const foot = [
    `Organitzador / Organizador: Unió Esportiva Llevant · CIF ${pass.nifOrganizador}`,
    `Distribuïdor / Distribuidor: Gestions de Taquilla 2010 SL · CIF ${pass.nifDistr}`,
  ];
  foot.forEach((line, index) => paper.put(40, 640 + index * 15, line, { size: 9.5 }));
  paper.put(40, 690, 'Data / Fecha: 12 / 07 / 2025', { size: 10 });
  paper.put(300, 690, 'Signatura / Firma:', { size: 10 });
  rule(paper, 390, 702, 555);
  return paper;
}

/** The first boxes and the last four digits of an account. */
function account(paper: Paper): void {
  paper.put(40, 500, 'Domiciliació bancària / Domiciliación bancaria (IBAN)', {
    font: 'Helvetica-Bold',
    size: 8.5,
  });
  [...'ES76****************4417'].forEach((sign, index) => {
    paper.frame(40 + index * 18 + Math.floor(index / 4) * 8, 514, 18, 20);
    paper.put(49 + index * 18 + Math.floor(index / 4) * 8, 518, sign, {
      font: 'Courier-Bold',
      size: 12,
      color: '#1b2a8a',
      center: true,
    });
  });
  ['Un sol pagament / Pago único', 'Dos terminis / Dos plazos'].forEach((choice, index) => {
    paper.frame(40 + index * 220, 556, 11, 11);
    if (index === 0)
      paper.put(45.5, 555, 'X', { font: 'Courier-Bold', size: 13, color: '#1b2a8a', center: true });
    paper.put(58 + index * 220, 557, choice, { size: 9.5 });
  });
}

/** A certificate that says everything in sentences, what counts in bold. */
async function sentences(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(297, 70, 'CLUB DEPORTIVO LOS TEJARES', { font: 'Times-Bold', size: 17, center: true });
  paper.put(297, 92, 'C/ Mesones 4, bajo · 24003 León · Tel. 987 21 40 55', {
    font: 'Times-Roman',
    size: 10,
    center: true,
  });
  rule(paper, 70, 112, 525);
  const lines = [
    'Doña Pilar Osorio Vega, secretaria de la entidad organizadora Club Deportivo',
    `Los Tejares, con CIF *${pass.nifOrganizador}*,`,
    '',
    'CERTIFICA:',
    '',
    'Primero.– Que en el registro de abonados de la temporada *2025/2026* consta como titular',
    `*${pass.nombreAsistente}*, con un abono de la modalidad *${pass.tipoAbonament}*`,
    `para la competición *${pass.evento}*.`,
    '',
    `Segundo.– Que los partidos se juegan en el recinto *${pass.recinto}*,`,
    `con dirección en *${pass.direccion}*.`,
    '',
    `Tercero.– Que le corresponde la localidad de la zona *${pass.anillo}*, bloque *${pass.bloque}*,`,
    `fila *${pass.fila}*, asiento *${pass.asiento}*.`,
    '',
    `Cuarto.– Que el abono tiene la referencia *${pass.referenciaTicket}* y el`,
    `localizador *${pass.codigoLocalizador}*, y que lo vendió el distribuidor Taquilla Norte S.L.,`,
    `con CIF *${pass.nifDistr}*.`,
    '',
    `Quinto.– Que por él se pagaron *${amount(pass.precioEntrada)} euros* de precio del abono y`,
    `*${amount(pass.precioDistribucion)} euros* de gastos de distribución: un total de *${amount(pass.precioTotal)} euros*.`,
    '',
    'Y para que conste, a petición del interesado, firma la presente en León, a dieciséis',
    'de septiembre de dos mil veinticinco.',
  ];
  lines.forEach((line, index) => {
    let x = 70;
    line.split('*').forEach((part, piece) => {
      const font = piece % 2 === 1 ? 'Times-Bold' : 'Times-Roman';
      paper.put(x, 140 + index * 20, part, { font, size: 12 });
      x += paper.document.widthOfString(part);
    });
  });
  paper.put(330, 660, 'Pilar Osorio', { font: 'Times-Italic', size: 20, color: '#23357d' });
  paper.put(330, 688, 'Fdo.: Pilar Osorio Vega', { font: 'Times-Roman', size: 11 });
  paper.put(70, 790, 'Registro de Entidades Deportivas nº 1.204 · Salida 2025/318', {
    font: 'Times-Roman',
    size: 9,
  });
  return paper;
}

export const dPaperLayouts: readonly PassLayout[] = [
  { name: "D: federation's form, ca", passes: 1, draw: federationForm },
  { name: 'D: sheet of inscription, both languages', passes: 1, draw: inscription },
  { name: 'D: certificate in sentences, es', passes: 1, draw: sentences },
];
