import { fileURLToPath } from 'node:url';
import type { Paper } from '../../drawing/paper.ts';

// Set O: the printers of its papers besides the seller of the samples: a platform that sells tickets, and the office of
// a club; each with its mark and small print, the platform in letters that go into the file.

export const CLUB_SOLD = 'Unió Bàsquet Ponent';
export const CLUB_OFFICE = 'Club Bàsquet Es Figueral';

export const TEAL = '#0b4f54';
export const PALE_TEAL = '#e3f0f0';
export const VIOLET = '#4a2a6b';
export const DIM = '#424242';

/** Letters that a PDF carries with it, as most sellers' papers do, in place of those that each reader of PDFs has. */
const carried = (name: string) =>
  fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`));
export const SANS = carried('Regular');
export const SANS_BOLD = carried('Bold');
export const SANS_ITALIC = carried('Italic');

/** The platform's mark: a stand of three steps, its name beside it. */
export function gradaOberta(paper: Paper, x: number, y: number, color: string): void {
  for (const step of [0, 1, 2])
    paper.document.rect(x + step * 8, y + 14 - step * 7, 7, 7 + step * 7).fill(color);
  paper.put(x + 31, y + 3, 'grada', { font: SANS_BOLD, size: 16, color });
  const wide = paper.document.widthOfString('grada');
  paper.put(x + 32 + wide, y + 3, 'oberta', { font: SANS, size: 16, color });
}

/** The club's: a fig leaf of three round lobes, drawn in one colour. */
export function leaf(paper: Paper, x: number, y: number, wide: number, color: string): void {
  const unit = wide / 10;
  for (const [across, down] of [
    [2.4, 4.6],
    [5, 2.6],
    [7.6, 4.6],
  ] as const)
    paper.document.circle(x + across * unit, y + down * unit, 2.5 * unit).fill(color);
  paper.document.rect(x + 4.5 * unit, y + 4 * unit, unit, 6 * unit).fill(color);
}

export const PLATFORM_ES =
  'La compra se rige por las condiciones de gradaoberta.example/condiciones. La plataforma actúa por cuenta del organizador, a quien corresponde la ' +
  'celebración de los partidos. Los gastos de gestión no se reembolsan. Un código copiado o reenviado deja de valer con la primera lectura.';

export const PLATFORM_CA =
  'La compra es regeix per les condicions de gradaoberta.example/condicions. La plataforma actua per compte de l’organitzador, a qui correspon la ' +
  'celebració dels partits. Les despeses de gestió no es reemborsen. Un codi copiat o reenviat deixa de valer amb la primera lectura.';

export const SELLER_ES =
  'Documento personal. El abonado acepta el reglamento interno del pabellón. No se permite la entrada con envases de vidrio, bengalas ni ' +
  'bocinas de gas. El club podrá retirar el abono por mal uso. Se atienden cambios de titular hasta el 30 de septiembre.';

export const SELLER_CA =
  'Document personal. La persona abonada accepta el reglament intern del pavelló. No es permet entrar amb envasos de vidre, bengales ni ' +
  'botzines de gas. El club podrà retirar l’abonament per mal ús. S’atenen canvis de titular fins al 30 de setembre.';
