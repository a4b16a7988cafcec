import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A wide table's room: scrolls sideways on its own, also by keyboard. Say what it holds. */
export function ScrollRegion(props: { label: string; className?: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={props.label}
      tabIndex={0}
      className={cx('overflow-x-auto', props.className)}
    >
      {props.children}
    </div>
  );
}
