import type { PassLayout } from '../../drawing/layout.ts';
import { rCardLayouts } from './cards.ts';
import { rPackLayouts } from './packs.ts';
import { rSheetLayouts } from './sheets.ts';
import { rTableLayouts } from './tables.ts';

// Set R: plain ways of setting the same 17 fields that the samples have: lists, tables, cards and packs of the club of
// the samples, in a later season. Drawn without knowledge of the reader; first measured on 2026-11-23 (fields right:
// text 97.6 %, scan 96.9 %, poor 96.5 %, turned 96.5 %; no invented pass).

export const setR: readonly PassLayout[] = [
  ...rSheetLayouts,
  ...rTableLayouts,
  ...rCardLayouts,
  ...rPackLayouts,
];
