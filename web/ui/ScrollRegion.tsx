import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A horizontally scrolling region for wide tables, also by keyboard. Give it a label. */
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
