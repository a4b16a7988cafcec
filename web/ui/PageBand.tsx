import type { ReactNode } from 'react';
import { CourtCrop } from './art/CourtCrop.tsx';

interface PageBandProps {
  kicker?: ReactNode;
  title: ReactNode;
  /** A line or two below the title. */
  children?: ReactNode;
  /** Content at the bottom of the band: a sub-navigation, figures. */
  foot?: ReactNode;
  /** Seed of the court picture. */
  seed: string;
}

/** The head of a page: its title on ink with the painted court beside it, as wide as the window. */
export function PageBand({ kicker, title, children, foot, seed }: PageBandProps) {
  return (
    <header className="on-ink relative overflow-hidden border-b border-hairline bg-ink text-fg">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 hidden w-[38%] border-l-6 border-coral sm:block lg:w-1/3"
      >
        <CourtCrop seed={seed} color="#1b3357" />
      </div>
      <div className="wrap relative">
        <div className="grid gap-4 py-8 sm:w-[60%] sm:py-12 lg:w-[64%]">
          {kicker && <p className="caption text-accent-text">{kicker}</p>}
          <h1 className="display text-display-lg">{title}</h1>
          {/* Not in `ch`: the width of a zero depends on the font, so lines would wrap differently after the font
              swap. */}
          {children && <div className="grid max-w-[38.5em] gap-3 text-lg text-muted">{children}</div>}
          {foot && <div className="mt-2 min-w-0">{foot}</div>}
        </div>
      </div>
    </header>
  );
}
