import { createContext, use } from 'react';
import type { Prepared } from './prepare.ts';

const PageContext = createContext<Prepared | Promise<Prepared> | null>(null);
const PendingContext = createContext(false);

/** Takes the page that is shown, or on its way to be. */
export const PageProvider = PageContext;

/** Takes whether another page is on its way. Apart from the page, which need not be rendered anew for it. */
export const NavigationPendingProvider = PendingContext;

/** The page at the current address. @throws outside a `PageProvider`. */
export function usePage(): Prepared {
  const page = use(PageContext);
  if (!page) throw new Error('usePage outside a PageProvider');
  return page instanceof Promise ? use(page) : page;
}

/** Whether another page is on its way while this one is still shown. */
export function useNavigationPending(): boolean {
  return use(PendingContext);
}
