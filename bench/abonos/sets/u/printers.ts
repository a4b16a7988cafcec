import type { Pair } from '../../drawing/pieces.ts';
import { band } from '../../drawing/print-shop.ts';
import type { Paper } from '../../drawing/paper.ts';

// Set U: the colours, the heading and the small print of the clubs that print its papers.

export const INK = '#161616';
export const DIM = '#444';
export const PALE = '#ececec';
export const WINE = '#8c1430';
export const NAVY = '#16345f';
export const OLIVE = '#44531a';
export const TEAL = '#0c5560';

/** Label and value with the width of their place. */
export type Place = readonly [width: number, ...Pair];

/** A club's name under a bar of its colour, and what the paper is. */
export function heading(paper: Paper, x: number, end: number, club: string, title: string, color: string) {
  band(paper, x, 30, end - x, 5, color);
  paper.put(x, 46, club, { font: 'Helvetica-Bold', size: 17, color });
  paper.put(end, 49, title, { size: 13, color: INK, right: true });
}

export const TERMS_ES =
  'Este abono es válido para todos los partidos de liga que el equipo dispute como local. Preséntelo en el acceso al pabellón, impreso o en el teléfono. En caso ' +
  'de pérdida, solicite un duplicado en las oficinas del club. No se devuelve el importe por cambios de fecha u horario.';

export const TERMS_CA =
  "Aquest abonament és vàlid per a tots els partits de lliga que l'equip jugui a casa. Presentau-lo a l'entrada del pavelló, imprès o al telèfon. En cas de " +
  "pèrdua, demanau-ne un duplicat a les oficines del club. No es torna l'import per canvis de data o d'horari.";
