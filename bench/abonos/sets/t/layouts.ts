import type { PassLayout } from '../../drawing/layout.ts';
import { tBookletLayouts } from './booklets.ts';
import { tCardLayouts } from './cards.ts';
import { tMailLayouts } from './mails.ts';
import { tSheetLayouts } from './sheets.ts';

// Set T: the papers of the samples' seller as redrawn by three designers for the next season: single sheets, pages of a
// booklet with several passes, cards with their slip, and confirmations that come by mail with the pass in them. Drawn
// without knowledge of the reader, and measured for the first time on 2026-11-23 (fields right: text 68.1 %, scan 88.2
// %, poor 87.8 %, turned 89.9 %; no invented pass).

export const setT: readonly PassLayout[] = [
  ...tSheetLayouts,
  ...tBookletLayouts,
  ...tCardLayouts,
  ...tMailLayouts,
];
