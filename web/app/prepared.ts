import { createContext, use } from 'react';
import type { Prepared } from './prepare.ts';

interface PreparedContextValue {
  /** What is shown, or on its way to be. */
  prepared: Prepared | Promise<Prepared>;
  /** Whether another page is on its way while this one is still shown. */
  isPending: boolean;
}

const PreparedContext = createContext<PreparedContextValue | null>(null);

export const PreparedProvider = PreparedContext;

/** The page at the current address. @throws outside a `PreparedProvider`. */
export function usePrepared(): { page: Prepared; isPending: boolean } {
  const value = use(PreparedContext);
  if (!value) throw new Error('usePrepared outside a PreparedProvider');
  const { prepared, isPending } = value;
  return { page: prepared instanceof Promise ? use(prepared) : prepared, isPending };
}
