import type { ReactNode } from 'react';
import { MoreLink } from '../../ui/MoreLink.tsx';

interface SectionHeadingProps {
  id: string;
  kicker?: ReactNode;
  title: ReactNode;
  /** The page that shows all of it. */
  more?: { to: string; label: string };
}

/** The title of a home page section, with a link to the full list. */
export function SectionHeading({ id, kicker, title, more }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <div className="grid gap-2">
        {kicker && <p className="caption text-accent-text">{kicker}</p>}
        <h2 id={id} className="display text-display-md">
          {title}
        </h2>
      </div>
      {more && <MoreLink {...more} />}
    </div>
  );
}
