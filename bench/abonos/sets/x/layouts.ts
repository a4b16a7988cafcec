import type { PassLayout } from '../../drawing/layout.ts';
import { xBilingualLayouts } from './bilingual.ts';
import { xOfficeLayouts } from './office.ts';
import { xPackLayouts } from './packs.ts';
import { xSheetLayouts } from './sheets.ts';
import { xStripLayouts } from './strips.ts';

// Set X: plain papers of the samples' seller, of another ticket seller and of two club offices, of a later season;
// drawn from the samples alone, without knowledge of the reader.

export const setX: readonly PassLayout[] = [
  ...xSheetLayouts,
  ...xPackLayouts,
  ...xStripLayouts,
  ...xBilingualLayouts,
  ...xOfficeLayouts,
];
