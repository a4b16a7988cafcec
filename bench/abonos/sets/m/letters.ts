import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { type Pair, pairs, shortSeason, wrapped } from '../../drawing/pieces.ts';
import { prose, rule } from '../../drawing/print-shop.ts';
import { pennant, PUIG, SLATE, TERMS_ES } from './clubs.ts';

// Set M: the first club, which writes to its members: a letter with the pass in a box, and what its old printer puts out.

/** A letter of welcome: in a box the pass, its labels bold with a colon, one to four of them on a line. */
async function letter(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const body = { font: 'Times-Roman', size: 12 };
  pennant(paper, 66, 42, 40, PUIG, PUIG.color);
  paper.put(122, 48, PUIG.name, { font: 'Times-Bold', size: 18, color: PUIG.color });
  const office = 'Calle Mayor 8, bajos · 07184 Calvià · oficina@cbpuig.example';
  paper.put(122, 71, office, { font: 'Times-Roman', size: 10.5, color: SLATE });
  paper.put(531, 112, 'Calvià, 4 de septiembre de 2023', { ...body, right: true });
  paper.put(64, 142, 'Estimada abonada, estimado abonado:', body);
  const welcome =
    'Le damos la bienvenida a una nueva temporada. Debajo encontrará su abono. Recórtelo o guarde la hoja entera: el personal de la puerta leerá el ' +
    'código cada vez que venga a vernos. Si algún dato no es correcto, llámenos al 971 20 48 37 y lo corregiremos.';
  const end = wrapped(paper, 64, 166, 467, welcome, body);
  boxed(paper, pass, end + 16);
  await paper.code(421, end + 208, 96, pass.codigoLocalizador);
  const after =
    'El primer partido en casa será el sábado 7 de octubre a las 18.30 h. Los abonados con carné de familia numerosa pueden recoger en la oficina una ' +
    'bufanda por persona. Nos vemos en la grada.';
  const low = wrapped(paper, 64, end + 336, 467, after, body);
  paper.put(64, low + 18, 'Reciba un cordial saludo,', body);
  paper.put(64, low + 62, 'Catalina Amer', { font: 'Times-Italic', size: 15, color: PUIG.color });
  paper.put(64, low + 82, 'Atención al abonado', { ...body, size: 11, color: SLATE });
  rule(paper, 64, 742, 531, PUIG.color);
  prose(paper, 64, 752, 467, TERMS_ES, { font: 'Times-Roman', size: 9.5 });
  return paper;
}

function boxed(paper: Paper, pass: PassTruth, y: number): void {
  paper.document.lineWidth(1.4).strokeColor(PUIG.color).rect(64, y, 467, 300).stroke();
  const head = `Abono ${shortSeason(pass.temporada)}`;
  paper.put(78, y + 12, head, { font: 'Times-Bold', size: 16, color: PUIG.color });
  const lines: Pair[][] = [
    [['Titular:', pass.nombreAsistente]],
    [
      ['Modalidad:', pass.tipoAbonament],
      ['Temporada:', pass.temporada],
    ],
    [['Competición:', pass.evento]],
    [['Pabellón:', pass.recinto]],
    [['Dirección:', pass.direccion]],
    [
      ['Anillo:', pass.anillo],
      ['Bloque:', pass.bloque],
      ['Fila:', pass.fila],
      ['Asiento:', pass.asiento],
    ],
    [['Referencia del tique:', pass.referenciaTicket]],
    [['Localizador:', pass.codigoLocalizador]],
    [
      ['Importe del abono:', euros(pass.precioEntrada)],
      ['Gastos de gestión:', euros(pass.precioDistribucion)],
    ],
    [['Total pagado:', euros(pass.precioTotal)]],
    [['NIF del organizador:', pass.nifOrganizador]],
    [['NIF del distribuidor:', pass.nifDistr]],
  ];
  lines.forEach((line, row) =>
    pairs(
      paper,
      78,
      y + 42 + row * 21,
      line,
      { font: 'Times-Bold', size: 12 },
      { font: 'Times-Roman', size: 12 },
      20,
    ),
  );
}

/** What the office's printer of needles puts out: one kind of letter, the colons under each other. */
async function needlePrinter(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const plain = { font: 'Courier', size: 11 };
  const bold = { font: 'Courier-Bold', size: 11 };
  const line = '='.repeat(72);
  paper.put(58, 48, line, plain);
  paper.put(297, 64, PUIG.name.toUpperCase(), { font: 'Courier-Bold', size: 15, center: true });
  paper.put(297, 84, 'COMPROBANTE DE ABONO', { ...bold, center: true });
  paper.put(58, 100, line, plain);
  paper.put(58, 122, 'Oficina: Calle Mayor 8, Calvià', plain);
  paper.put(534, 122, 'Fecha: 30-08-2023', { ...plain, right: true });
  const blocks: [string, Pair[]][] = [
    [
      'DATOS PERSONALES',
      [
        ['Nombre y apellidos', pass.nombreAsistente],
        ['Tipo de abono', pass.tipoAbonament],
      ],
    ],
    [
      'PARTIDOS',
      [
        ['Temporada', pass.temporada],
        ['Evento', pass.evento],
        ['Recinto', pass.recinto],
        ['Dirección', pass.direccion],
      ],
    ],
    [
      'LOCALIDAD',
      [
        ['Anillo', pass.anillo],
        ['Sector', pass.bloque],
        ['Fila', pass.fila],
        ['Asiento', pass.asiento],
      ],
    ],
    [
      'IMPORTES',
      [
        ['Precio abono', euros(pass.precioEntrada)],
        ['Gastos distribución', euros(pass.precioDistribucion)],
        ['Precio total', euros(pass.precioTotal)],
      ],
    ],
    [
      'CONTROL',
      [
        ['Ref. ticket', pass.referenciaTicket],
        ['Código localizador', pass.codigoLocalizador],
        ['NIF organizador', pass.nifOrganizador],
        ['NIF distribuidor', pass.nifDistr],
      ],
    ],
  ];
  let y = 150;
  for (const [head, rows] of blocks) {
    paper.put(58, y, head, bold);
    y += 18;
    for (const [label, value] of rows) {
      paper.put(66, y, `${label.padEnd(20)}: ${value}`, plain);
      y += 17;
    }
    y += 9;
  }
  paper.put(58, y, line.replaceAll('=', '-'), plain);
  await paper.code(58, y + 24, 118, pass.referenciaTicket);
  const advice = [
    'Presente este papel en la puerta.',
    'Pagado por domiciliación bancaria.',
    'Precios con IVA.',
  ];
  advice.forEach((text, row) => paper.put(200, y + 32 + row * 18, text, plain));
  paper.put(200, y + 110, 'Sello y firma', { ...plain, size: 10 });
  rule(paper, 300, y + 120, 534, '#000');
  prose(paper, 58, y + 156, 476, TERMS_ES, { font: 'Courier', size: 8.5 });
  return paper;
}

export const mLetterLayouts: readonly PassLayout[] = [
  { name: 'M: letter with a box, es', passes: 1, draw: letter },
  { name: 'M: printer of needles, es', passes: 1, draw: needlePrinter },
];
