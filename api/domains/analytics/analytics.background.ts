import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { foldTotals } from './totals.ts';

/** Folds the rows that totals are made of. */
export function openAnalyticsBackground(database: Database): DomainBackground {
  return { cleanUp: () => foldTotals(database) };
}
