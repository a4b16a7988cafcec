import type { PassLayout } from '../../drawing/layout.ts';
import { yCardLayouts } from './cards.ts';
import { yPackLayouts } from './packs.ts';
import { ySheetLayouts } from './sheets.ts';

// Set Y: the samples' four layouts as a tester would multiply them, two variants of each: other orders, labels,
// languages, letters, places of labels, pages and numbers of passes. Drawn without knowledge of the reader.

export const setY: readonly PassLayout[] = [...ySheetLayouts, ...yCardLayouts, ...yPackLayouts];
