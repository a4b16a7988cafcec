import type { PassLayout } from '../../drawing/layout.ts';
import { wCardLayouts } from './cards.ts';
import { wOfficeLayouts } from './office.ts';
import { wPackLayouts } from './packs.ts';
import { wSheetLayouts } from './sheets.ts';

// Set W: the papers of the samples' seller and of the club's own office one season later, as someone varies them who
// has seen only the samples: other orders, other usual words, labels above the values, a table, a letter. Drawn without
// knowledge of the reader.

export const setW: readonly PassLayout[] = [
  ...wCardLayouts,
  ...wSheetLayouts,
  ...wPackLayouts,
  ...wOfficeLayouts,
];
