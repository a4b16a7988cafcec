import type { ZonePrices } from '../content/season-ticket-prices.ts';

/** What a pack costs less than its season tickets one by one, in euros: 1 General + 1 Júnior, or two of each. */
export function packSaving(prices: ZonePrices, pack: 'singleParent' | 'family'): number {
  const pairs = pack === 'family' ? 2 : 1;
  return pairs * (prices.general + prices.junior) - prices[pack];
}
