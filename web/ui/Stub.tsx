import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface StubProps {
  /** Small line at the top: competition, season. */
  kicker?: ReactNode;
  /** What it admits to: the match, the member's name. */
  title: ReactNode;
  /** Pairs under the title: «Fecha», «22 nov»… */
  facts?: readonly { label: string; value: ReactNode }[];
  /** The piece that is torn off: a QR code and its caption. */
  tear?: ReactNode;
  children?: ReactNode;
  className?: string;
  as?: 'h1' | 'h2' | 'h3' | 'p';
}

/**
 * The stub that tickets and member cards share: dark board, perforation, a notch at each end of it. It lies
 * down from 640 px on and stands on phones; on paper it prints in ink on white with the perforation as a dashed line.
 */
export function Stub({ kicker, title, facts, tear, children, className, as: Title = 'h2' }: StubProps) {
  return (
    <div className={cx('stub on-ink', !tear && 'stub-whole', className)}>
      <div className="stub-main planks grid content-between gap-6 p-5 sm:p-7">
        <div className="grid gap-2">
          {kicker && <p className="caption text-accent-text">{kicker}</p>}
          <Title className="display text-display-md">{title}</Title>
        </div>
        {facts && facts.length > 0 && (
          <dl className="flex flex-wrap gap-x-7 gap-y-4">
            {facts.map((fact) => (
              <div key={fact.label} className="grid gap-1">
                <dt className="caption text-muted">{fact.label}</dt>
                <dd className="headline text-xl">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
      {tear && <div className="stub-tear grid place-items-center gap-2 p-5 text-center sm:p-6">{tear}</div>}
    </div>
  );
}
