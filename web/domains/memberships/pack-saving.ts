import type { ZonePrices } from '../content/season-ticket-prices.ts';

/** The saving of a pack against single season tickets, in euros: 1 General + 1 Júnior, or two of each. */
export function packSaving(
  prices: Pick<ZonePrices, 'general' | 'junior' | 'singleParent' | 'family'>,
  pack: 'singleParent' | 'family',
): number {
  const pairs = pack === 'family' ? 2 : 1;
  return pairs * (prices.general + prices.junior) - prices[pack];
}
