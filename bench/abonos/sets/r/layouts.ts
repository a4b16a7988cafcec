import type { PassLayout } from '../../drawing/layout.ts';
import { rCardLayouts } from './cards.ts';
import { rPackLayouts } from './packs.ts';
import { rSheetLayouts } from './sheets.ts';
import { rTableLayouts } from './tables.ts';

// Set R: plain ways of setting the same 17 fields that the samples have: lists, tables, cards and packs of the club of the samples,
// in a later season. Drawn without knowledge of the reader.

export const setR: readonly PassLayout[] = [
  ...rSheetLayouts,
  ...rTableLayouts,
  ...rCardLayouts,
  ...rPackLayouts,
];
