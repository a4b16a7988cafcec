import type { Chance } from '../chance.ts';
import type { PassTruth } from '../drawing/invented-pass.ts';
import type { Paper } from '../drawing/paper.ts';
import type { Language } from './labels.ts';

// Heads, prices and small print of random layouts.

/** The style of a page. */
export interface Pen {
  chance: Chance;
  paper: Paper;
  language: Language;
  /** Whether labels are printed in both languages. */
  both: boolean;
  font: string;
  bold: string;
  size: number;
  capitals: boolean;
  left: number;
  right: number;
  price: (amount: string) => string;
  season: string;
}

const say = ({ language }: Pen, spanish: string, catalan: string) => (language === 'es' ? spanish : catalan);

/** The head of a page: its title, and often the season, the competition and the arena without labels. */
export function titled(pen: Pen, pass: PassTruth, top: number): { end: number; said: Set<keyof PassTruth> } {
  const { chance, paper, left, right, size } = pen;
  const said = new Set<keyof PassTruth>();
  let y = top;
  const line = (text: string, style: { size?: number; bold?: boolean } = {}) => {
    paper.put(left, y, text, { font: style.bold ? pen.bold : pen.font, size: style.size ?? size });
    y += (style.size ?? size) * 1.5;
  };
  const club = chance.pick([
    'C.B. LLEVANT',
    'Club Bàsquet Ponent',
    'CD Los Álamos',
    'Unió Esportiva Arenal',
    'BC Torre Blanca',
  ]);
  line(club, { size: 18, bold: true });
  const what = chance.pick([
    say(pen, 'ABONO', 'ABONAMENT'),
    say(pen, 'Abono de temporada', 'Abonament de temporada'),
    say(pen, 'Tu abono', 'El teu abonament'),
    say(pen, 'Carnet de abonado', "Carnet d'abonat"),
    say(pen, 'Confirmación de compra · Abono', 'Confirmació de compra · Abonament'),
  ]);
  if (chance.next() < 0.4) {
    said.add('temporada');
    const season = chance.pick([
      `${what} ${pen.season}`,
      `${what} · ${say(pen, 'Temporada', 'Temporada')} ${pen.season}`,
      `${what} | ${pen.season}`,
    ]);
    if (chance.next() < 0.3) {
      paper.put(left, y, what, { font: pen.bold, size: 14 });
      paper.put(right, y, say(pen, `Temporada ${pen.season}`, `Temporada ${pen.season}`), {
        font: pen.font,
        size: 11,
        right: true,
      });
      y += 22;
    } else line(season, { size: 14, bold: true });
  } else line(what, { size: 14, bold: true });
  if (chance.next() < 0.35) {
    said.add('evento').add('recinto').add('direccion');
    line(pass.evento, { size: 13, bold: true });
    y = venue(pen, pass, y + 2);
  }
  if (chance.next() < 0.3)
    line(
      chance.pick([
        say(
          pen,
          'Presente este documento en el acceso al recinto.',
          "Presenteu aquest document a l'accés al recinte.",
        ),
        say(
          pen,
          'Documento personal. Consérvelo durante toda la temporada.',
          'Document personal. Conserveu-lo tota la temporada.',
        ),
        say(
          pen,
          'Gracias por tu compra. Este es tu abono.',
          'Gràcies per la teva compra. Aquest és el teu abonament.',
        ),
      ]),
      { size: 9 },
    );
  return { end: y, said };
}

/** An arena and its address, together or one below the other. */
function venue(
  { chance, paper, left, font, bold, size }: Pen,
  { recinto, direccion }: PassTruth,
  top: number,
): number {
  const stroke = chance.pick([' - ', ' · ', ' | ', ', ', ' – ', null, null]);
  if (stroke === null) {
    paper.put(left, top, recinto, { font: bold, size });
    paper.put(left, top + size * 1.4, direccion, { font, size });
    return top + size * 3;
  }
  const open = chance.next() < 0.2;
  paper.put(left, top, open ? `${recinto} (${direccion})` : `${recinto}${stroke}${direccion}`, {
    font,
    size,
  });
  return top + size * 1.6;
}

const SEPARATE = ['   ·   ', '    ', ' | ', ' - ', '; '];

/** The prices: in rows, in one line, as a sum or in a sentence. */
export function prices(pen: Pen, pass: PassTruth, top: number): number {
  const { chance, paper, left, right, size, font, bold } = pen;
  const [price, fee, total] = [pass.precioEntrada, pass.precioDistribucion, pass.precioTotal].map(pen.price);
  const names = [
    chance.pick([
      say(pen, 'Precio', 'Preu'),
      say(pen, 'Abono', 'Abonament'),
      'P.V.P.',
      say(pen, 'Importe', 'Import'),
      say(pen, 'Cuota', 'Quota'),
      'Subtotal',
      say(pen, 'Precio del abono', "Preu de l'abonament"),
      'PVP',
    ]),
    chance.pick([
      say(pen, 'Gtos. gestión', 'Desp. gestió'),
      say(pen, 'Gastos de gestión', 'Despeses de gestió'),
      say(pen, 'Comisión', 'Comissió'),
      say(pen, 'Gastos de distribución', 'Despeses de distribució'),
      say(pen, 'G. gestión', 'D. gestió'),
      say(pen, 'Gastos (IVA incl.)', 'Despeses (IVA incl.)'),
      say(pen, 'Cargo por servicio', 'Càrrec per servei'),
      say(pen, 'Tasa de gestión', 'Taxa de gestió'),
      say(pen, 'Distribución', 'Distribució'),
    ]),
    chance.pick([
      'Total',
      'TOTAL',
      say(pen, 'Importe total', 'Import total'),
      say(pen, 'Total (IVA incluido)', 'Total (IVA inclòs)'),
      say(pen, 'Total pagado', 'Total pagat'),
      say(pen, 'TOTAL A PAGAR', 'TOTAL A PAGAR'),
    ]),
  ];
  const put = (text: string, y: number, style = {}) => paper.put(left, y, text, { font, size, ...style });
  switch (chance.whole(0, 6)) {
    case 0: {
      const colon = chance.pick([':', '', '']);
      put(
        [price, fee, total].map((one, index) => `${names[index]}${colon} ${one}`).join(chance.pick(SEPARATE)),
        top,
      );
      return top + size * 1.8;
    }
    case 1:
      put(`${names[0]} ${price} + ${names[1]} ${fee} = ${names[2]} ${total}`, top);
      return top + size * 1.8;
    case 2:
      put(`${names[2]}: ${total}`, top, { font: bold, size: size + 3 });
      put(`(${names[0]} ${price} + ${names[1]?.toLowerCase()} ${fee})`, top + size + 8, { size: size - 1.5 });
      return top + size * 3.4;
    case 3:
      [price, fee, total].forEach((one, index) => {
        const x = left + index * 150;
        paper.put(x, top, names[index] ?? '', { font, size: size - 2 });
        paper.put(x, top + size * 1.2, one ?? '', { font: bold, size });
      });
      return top + size * 3;
    case 4:
      put(
        say(
          pen,
          `Importe del abono: ${price}, más ${fee} de gastos de gestión. Total pagado: ${total}.`,
          `Import de l'abonament: ${price}, més ${fee} de despeses de gestió. Total pagat: ${total}.`,
        ),
        top,
      );
      return top + size * 1.8;
    default:
      [price, fee, total].forEach((one, index) => {
        const y = top + index * size * 1.6;
        put(names[index] ?? '', y);
        paper.put(right - 160, y, one ?? '', { font: bold, size, right: true });
      });
      return top + size * 5;
  }
}

/** The organiser and the seller, with their tax numbers, in the small print. */
export function footer(pen: Pen, { nifOrganizador, nifDistr }: PassTruth, top: number): void {
  const { chance, paper, left, font } = pen;
  const size = chance.pick([7, 8, 9]);
  const clubs = [
    'Club Bàsquet Ponent',
    'Promotora Deportiva Norte S.A.D.',
    'Associació Esportiva Arenal',
    'Fundación Baloncesto Torre',
  ];
  const sellers = [
    'Taquilla Norte S.L.',
    'Entrem Ticketing SL',
    'Onda Entradas, S.A.',
    'Passi Digital S.L.U.',
  ];
  const [club, seller] = [chance.pick(clubs), chance.pick(sellers)];
  const one = chance.pick<(who: string, name: string, number: string) => string>([
    (who, name, number) => `${who}: ${name}, NIF ${number}`,
    (who, name, number) => `${who}: ${name} (NIF: ${number})`,
    (who, name, number) => `${who}: ${name} - CIF: ${number}`,
    (who, name, number) => `${who} ${name} · CIF ${number}`,
    (who, name, number) => `${who}: ${name} · ${number}`,
    (who, name, number) => `${who}: ${name} (${number})`,
    (who, name, number) => `${who}: ${name} · C.I.F. ${number}`,
    (who, name, number) => `${who} ${name} con NIF ${number}`,
    (who, _, number) => `NIF ${who.toLowerCase()}: ${number}`,
    (who, name, number) => `${name} (${who.toLowerCase()}), N.I.F.: ${number}`,
  ]);
  const organiser = chance.pick([
    say(pen, 'Organizador', 'Organitzador'),
    say(pen, 'Organiza', 'Organitza'),
    say(pen, 'Promotor', 'Promotor'),
    say(pen, 'Entidad organizadora', 'Entitat organitzadora'),
    say(pen, 'Evento organizado por', 'Esdeveniment organitzat per'),
  ]);
  const distributor = chance.pick([
    say(pen, 'Distribuidor', 'Distribuïdor'),
    say(pen, 'Distribuye', 'Distribueix'),
    say(pen, 'Vende', 'Ven'),
    say(pen, 'Gestiona', 'Gestiona'),
    say(pen, 'Comercializa', 'Comercialitza'),
    say(pen, 'Canal de venta', 'Canal de venda'),
    say(pen, 'Venta y distribución', 'Venda i distribució'),
    say(pen, 'Entradas vendidas por', 'Entrades venudes per'),
  ]);
  const lines = [one(organiser, club, nifOrganizador), one(distributor, seller, nifDistr)];
  const together = chance.next() < 0.4;
  const put = (text: string, index: number) =>
    paper.put(left, top + index * size * 1.5, text, { font, size });
  const reverse = chance.next() < 0.2;
  const ordered = reverse ? lines.toReversed() : lines;
  const inOne = ordered.join(chance.pick(['. ', ' · ', ' | ', '    ']));
  const fits = paper.document.font(font).fontSize(size).widthOfString(inOne) < 530;
  if (together && fits) put(inOne, 0);
  else ordered.forEach(put);
  const terms = say(
    pen,
    'El abono es personal e intransferible. La pérdida de la entrada no da derecho a reposición del importe. Atención al abonado: 971 00 11 22.',
    "L'abonament és personal i intransferible. La pèrdua de l'entrada no dona dret a reposar-ne l'import. Atenció a l'abonat: 971 00 11 22.",
  );
  if (chance.next() < 0.6) put(terms.slice(0, 150), together ? 2 : 3);
}
