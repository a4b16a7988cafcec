import type { Paper, Style } from '../../drawing/paper.ts';
import { letters } from '../../drawing/pieces.ts';

// Set Q: the printers of its papers: the seller of the samples with the marks of a new designer, and two sellers of
// tickets; each with its colours and small print.

export const NIGHT = '#1b2440';
export const FLAME = '#b8331a';
export const SAND = '#f4efe6';
export const PINE = '#1d5240';
export const PALE_PINE = '#e9f2ee';
export const VIOLET = '#47256b';
export const DIM = '#3d3d3d';

export const LABEL: Style = { size: 8.5, color: DIM };
export const VALUE: Style = { font: 'Helvetica-Bold', size: 12 };

/** The seller's new mark: its letters over a stroke of three lengths. */
export function mark(paper: Paper, x: number, y: number, size: number, color: string): void {
  letters(paper, x, y, size, color);
  const thick = size / 9;
  [2, 1.4, 0.8].forEach((share, row) => {
    paper.document.rect(x, y + size * 0.95 + row * thick * 1.7, size * share, thick).fill(color);
  });
}

export const SELLER_ES =
  'Válido para los partidos de liga que el equipo juegue en casa. El titular se identificará si el personal de acceso lo solicita. La cesión se ' +
  'comunica en la web antes de las 12 h del día de partido. Los horarios pueden cambiar por decisión de la Federación.';

export const SELLER_CA =
  "Vàlid per als partits de lliga que l'equip jugui a casa. El titular s'identificarà si el personal d'accés ho demana. La cessió es comunica al web " +
  'abans de les 12 h del dia de partit. Els horaris poden canviar per decisió de la Federació.';

export const PINE_ES =
  'Taquilla Ábrego actúa por cuenta del organizador y no responde de los cambios de fecha. El comprador puede descargar de nuevo este documento ' +
  'en taquillaabrego.example/pedidos durante doce meses. No lo publique en redes sociales: cualquiera podría copiar el código.';

export const VIOLET_CA =
  'Entra amb la pantalla a màxima brillantor. La captura també serveix. Ajuda: butxaca.example';
