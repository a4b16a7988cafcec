import type { PassLayout } from '../../drawing/layout.ts';
import { qBookletLayouts } from './booklet.ts';
import { qCardLayouts } from './cards.ts';
import { qPlatformLayouts } from './platforms.ts';
import { qSheetLayouts } from './sheets.ts';

// Set Q: the seller of the samples some seasons on, with a new designer (six of eight), and two sellers of tickets.
// Drawn without knowledge of the reader, and measured for the first time on 2026-11-23 (fields right: text 99.5 %, scan
// 98.0 %, poor 98.0 %, turned 99.0 %; no invented pass).

export const setQ: readonly PassLayout[] = [
  ...qSheetLayouts,
  ...qCardLayouts,
  ...qBookletLayouts,
  ...qPlatformLayouts,
];
