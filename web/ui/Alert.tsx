import { CircleCheck, Info, OctagonAlert, TriangleAlert } from './page-icons.tsx';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type AlertTone = 'info' | 'ok' | 'warn' | 'error';

const TONES = {
  info: { look: 'bg-sea-soft border-sea [&_svg]:text-sea', Icon: Info },
  ok: { look: 'bg-ok-soft border-ok [&_svg]:text-ok', Icon: CircleCheck },
  warn: { look: 'bg-warn-soft border-warn [&_svg]:text-warn', Icon: TriangleAlert },
  error: { look: 'bg-error-soft border-error [&_svg]:text-error', Icon: OctagonAlert },
} as const;

interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  className?: string;
}

/** A message in the page. Screen readers announce errors at once, other messages politely. */
export function Alert({ tone = 'info', title, children, actions, className }: AlertProps) {
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-md border-l-6 p-4 text-fg', look, className)}
    >
      <Icon aria-hidden="true" className="mt-px size-6 shrink-0" />
      <div className="grid min-w-0 gap-1.5">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-[0.9375rem]">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
