import { createContext, use } from 'react';
import type { Prepared } from './prepare.ts';

const PageContext = createContext<Prepared | Promise<Prepared> | null>(null);
const PendingContext = createContext(false);

/** Provides the current page, or the promise of the page that is loading. */
export const PageProvider = PageContext;

/** Provides whether a navigation is pending. Separate from the page, so that the page is not re-rendered for it. */
export const NavigationPendingProvider = PendingContext;

/** The page at the current address. @throws outside a `PageProvider`. */
export function usePage(): Prepared {
  const page = use(PageContext);
  if (!page) throw new Error('usePage outside a PageProvider');
  return page instanceof Promise ? use(page) : page;
}

/** Whether another page is loading while this one is still shown. */
export function useNavigationPending(): boolean {
  return use(PendingContext);
}
