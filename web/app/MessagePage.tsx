import type { ReactNode } from 'react';
import { CourtCrop } from '../ui/art/CourtCrop.tsx';

interface MessagePageProps {
  /** Seed of the court picture. */
  seed: string;
  /** A short line above the title. */
  kicker?: ReactNode;
  title: ReactNode;
  children: ReactNode;
  /** Links and buttons under the text. */
  actions: ReactNode;
}

/** A page that only shows a message (not found, no access, coming soon), with the court beside the text. */
export function MessagePage({ seed, kicker, title, children, actions }: MessagePageProps) {
  return (
    <div className="wrap py-8 md:py-14">
      <div className="grid overflow-hidden rounded-lg border border-hairline bg-surface md:grid-cols-2">
        <CourtCrop seed={seed} className="h-44 md:order-last md:h-full md:min-h-[26rem]" />
        <div className="grid content-center justify-items-start gap-5 p-6 sm:p-10 lg:p-14">
          {kicker && <p className="caption text-accent-text">{kicker}</p>}
          <h1 className="display text-display-md">{title}</h1>
          <div className="grid max-w-md gap-3 text-lg text-muted">{children}</div>
          <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
        </div>
      </div>
    </div>
  );
}
