import type { PassLayout } from '../../drawing/layout.ts';
import { zCardLayouts } from './card.ts';
import { zPackLayouts } from './packs.ts';
import { zSheetLayouts } from './sheets.ts';

/** Set Z: plain papers next to those of the samples, as one would draw them to see whether a reader reads other layouts too. */
export const setZ: readonly PassLayout[] = [...zSheetLayouts, ...zCardLayouts, ...zPackLayouts];
