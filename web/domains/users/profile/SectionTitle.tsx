import type { ReactNode } from 'react';

/** The heading of a section of the profile. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className="display text-display-md print:hidden">{children}</h2>;
}
