import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Pixels; or give it a `size-…` class. */
  size?: number;
}

/**
 * The club's icons: straight 2 px strokes with square ends, like court lines. One path each, to keep the first page
 * small. Always decorative: text or an accessible name must be beside them.
 */
export function icon(path: string, filled = false) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="square"
        aria-hidden="true"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}
