import type { PassTruth } from '../../drawing/invented-pass.ts';
import type { Paper, Style } from '../../drawing/paper.ts';
import { fitted, type Pair } from '../../drawing/pieces.ts';

// Set X: colours, small print and rows that its papers share.

export const INK = '#111';
export const DIM = '#444';
export const LINE = '#999';
export const PALE = '#f0f0f0';
export const RED = '#bf1b26';
export const WINE = '#8a1c2b';
export const TEAL = '#0d5560';

export const TERMS_ES =
  'Abono personal e intransferible. Da acceso a los partidos de liga regular que el equipo dispute como local. Preséntelo ' +
  'en la entrada junto con su documento de identidad. No se admiten cambios ni devoluciones.';

export const TERMS_CA =
  "Abonament personal i intransferible. Dona accés als partits de lliga regular que l'equip disputi com a local. Presentau-lo " +
  "a l'entrada juntament amb el document d'identitat. No s'admeten canvis ni devolucions.";

export interface Place {
  x: number;
  y: number;
  /** From the label to its value. */
  wide: number;
  /** For the value. */
  width: number;
  step: number;
}

/** Labels and their values beside them, one pair to a line; answers where the next line may begin. */
export function beside(
  paper: Paper,
  place: Place,
  list: readonly Pair[],
  label: Style,
  value: Style,
  sign = ':',
): number {
  list.forEach(([name, text], row) => {
    const y = place.y + row * place.step;
    paper.put(place.x, y, `${name}${sign}`, label);
    fitted(paper, place.x + place.wide, y, place.width, text, value);
  });
  return place.y + list.length * place.step;
}

export type SeasonNames = readonly [person: string, type: string, season: string, event: string];

/** The person, the kind of pass, the season and the event. */
export const personOf = (pass: PassTruth, names: SeasonNames): Pair[] => [
  [names[0], pass.nombreAsistente],
  [names[1], pass.tipoAbonament],
  [names[2], pass.temporada],
  [names[3], pass.evento],
];
