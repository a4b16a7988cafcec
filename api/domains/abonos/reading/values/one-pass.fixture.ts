import { page } from '../lines/words.fixture.ts';
import type { Draft } from '../model.ts';
import { draftsOf } from './assemble.ts';

/** The labels of a pass that says nothing of its holder, arena or competition. */
const PASS: Parameters<typeof page> = [
  [0, 100, 'Bloque: 104'],
  [100, 100, 'Fila: 12'],
  [200, 100, 'Asiento: 5'],
  [0, 140, 'Localizador: K7P2QX'],
  [0, 160, 'Total: 92,00 €'],
];

/** The fields of this pass with other texts on its page: [x, y, text]. */
export const fieldsOf = (...texts: Parameters<typeof page>): Draft['fields'] =>
  draftsOf({ page: 1, words: page(...PASS, ...texts), source: 'text' }).drafts[0]?.fields ?? {};
