import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { Pair } from '../../drawing/pieces.ts';

// Set V: the colours and the small print of its papers, and what several of them say in one go.

export const RED = '#b3131d';
export const NAVY = '#16305e';
export const TEAL = '#0d5257';
export const INK = '#161616';
export const DIM = '#3c3c3c';
export const PALE = '#ececec';
export const LINE = '#8a8a8a';

export const RULES_ES =
  'El abono da derecho a ocupar el asiento indicado en los partidos que el equipo dispute como local. Es personal y debe mostrarse en los accesos. La ' +
  'pérdida o el deterioro deben comunicarse en las oficinas del club.';

export const RULES_CA =
  "L'abonament dona dret a ocupar el seient indicat en els partits que l'equip jugui com a local. És personal i s'ha de mostrar als accessos. La pèrdua o el " +
  "deteriorament s'han de comunicar a les oficines del club.";

/** What was paid: the pass, the distribution, the sum. */
export const sumsOf = (pass: PassTruth, names: readonly [string, string, string]): Pair[] => [
  [names[0], euros(pass.precioEntrada)],
  [names[1], euros(pass.precioDistribucion)],
  [names[2], euros(pass.precioTotal)],
];

/** The ticket's two codes and the two companies' numbers. */
export const codesOf = (pass: PassTruth, names: readonly [string, string, string, string]): Pair[] => [
  [names[0], pass.referenciaTicket],
  [names[1], pass.codigoLocalizador],
  [names[2], pass.nifOrganizador],
  [names[3], pass.nifDistr],
];
