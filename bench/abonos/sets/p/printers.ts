import type { Paper } from '../../drawing/paper.ts';

// Set P: the printers of its papers besides the seller of the samples: a seller of tickets for a club of the south, and
// the office of a club of the north; each with its mark and small print.

export const CLUB_SOUTH = 'Bàsquet Migjorn';
export const CLUB_NORTH = 'Club Esportiu Talaia';

export const BRICK = '#8f3314';
export const PALE_BRICK = '#f7ebe5';
export const NAVY = '#173a63';
export const PALE_NAVY = '#e8eef5';
export const DIM = '#404040';

/** The seller's mark: a torn ticket of two halves, its name beside it. */
export function mediaEntrada(paper: Paper, x: number, y: number, color: string): void {
  paper.document
    .moveTo(x, y)
    .lineTo(x + 14, y)
    .lineTo(x + 11, y + 20)
    .lineTo(x, y + 20)
    .fill(color);
  paper.document
    .moveTo(x + 18, y)
    .lineTo(x + 30, y)
    .lineTo(x + 30, y + 20)
    .lineTo(x + 15, y + 20)
    .fill(color);
  paper.put(x + 38, y + 2, 'mediaentrada', { font: 'Helvetica-Bold', size: 17, color });
}

/** The club's: a watchtower on its hill. */
export function tower(paper: Paper, x: number, y: number, high: number, color: string): void {
  const unit = high / 10;
  paper.document.rect(x + 3.4 * unit, y + 2 * unit, 3.2 * unit, 6 * unit).fill(color);
  for (const merlon of [0, 1, 2])
    paper.document.rect(x + (3 + merlon * 1.5) * unit, y, unit, 2.2 * unit).fill(color);
  paper.document
    .moveTo(x, y + 10 * unit)
    .quadraticCurveTo(x + 5 * unit, y + 4.5 * unit, x + 10 * unit, y + 10 * unit)
    .fill(color);
}

export const SELLER_ES =
  'El abono da derecho a la misma localidad en todos los partidos de liga en casa. No incluye la fase de ascenso. Es necesario llevarlo en papel o en el ' +
  'móvil a cada partido. En caso de pérdida se expide un duplicado en la taquilla. El club puede cambiar la localidad si lo exige la competición.';

export const SELLER_CA =
  "L'abonament dona dret al mateix lloc a tots els partits de lliga a casa. No inclou la fase d'ascens. Cal dur-lo en paper o al mòbil a cada partit. En cas " +
  'de pèrdua se n’expedeix un duplicat a la taquilla. El club pot canviar el lloc si la competició ho exigeix.';

export const MEDIA_ENTRADA_ES =
  'mediaentrada vende por encargo del organizador. La compra es firme y no admite desistimiento. Evite las copias: el torno solo deja pasar una vez por ' +
  'partido. Los datos se conservan mientras dure la temporada. Consultas y reclamaciones en mediaentrada.example/ayuda.';

export const NORTH_CA =
  'El club tracta les vostres dades per gestionar els abonaments. La baixa es demana per escrit abans del 31 d’octubre. Els canvis d’horari s’anuncien al web ' +
  'i a les xarxes del club. Entitat sense ànim de lucre.';

export const MEDIA_ENTRADA_CA =
  'mediaentrada ven per encàrrec de l’organitzador. La compra és ferma i no admet desistiment. Evitau les còpies: el torn només deixa passar una vegada per ' +
  'partit. Les dades es conserven mentre duri la temporada. Consultes i reclamacions a mediaentrada.example/ajuda.';
