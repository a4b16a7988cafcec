import type { PassLayout } from '../../drawing/layout.ts';
import { qBookletLayouts } from './booklet.ts';
import { qCardLayouts } from './cards.ts';
import { qPlatformLayouts } from './platforms.ts';
import { qSheetLayouts } from './sheets.ts';

// Set Q: the seller of the samples some seasons on, with a new designer (six of eight), and two sellers of tickets. Drawn without
// knowledge of the reader.

export const setQ: readonly PassLayout[] = [
  ...qSheetLayouts,
  ...qCardLayouts,
  ...qBookletLayouts,
  ...qPlatformLayouts,
];
