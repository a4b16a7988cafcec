import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface StubProps {
  /** Small line at the top: competition, season. */
  kicker?: ReactNode;
  /** The match, or the member's name. */
  title: ReactNode;
  /** Pairs below the title: «Fecha», «22 nov»… */
  facts?: readonly { label: string; value: ReactNode }[];
  /** The tear-off part: a QR code and its caption. */
  tear?: ReactNode;
  children?: ReactNode;
  className?: string;
  as?: 'h1' | 'h2' | 'h3' | 'p';
}

/**
 * The common layout of tickets and member cards: a dark card with a perforated tear-off part. Horizontal from 640 px
 * on, vertical on phones; printed in ink on white with a dashed line as the perforation.
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
