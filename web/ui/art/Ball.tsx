import { cx } from '../cx.ts';

export interface BallProps {
  className?: string;
  /** Painted coral with ink seams; otherwise lines in the colour of the text. */
  solid?: boolean;
}

/** A basketball by its seams. Decorative. */
export function Ball({ className, solid = false }: BallProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cx('block shrink-0', className ?? 'size-8')}>
      <circle cx="24" cy="24" r="22" fill={solid ? '#c7401c' : 'none'} />
      <g
        fill="none"
        stroke={solid ? '#0b1524' : 'currentColor'}
        strokeWidth="3"
        transform="rotate(-18 24 24)"
      >
        <path d="M24 2V46M2 24H46" />
        <path d="M8.6 8.4C16.4 16.4 16.4 31.6 8.6 39.6M39.4 8.4C31.6 16.4 31.6 31.6 39.4 39.6" />
        <circle cx="24" cy="24" r="22" />
      </g>
    </svg>
  );
}
