import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Pixels; or give it a `size-…` class. */
  size?: number;
}

/**
 * The club's icons: straight 2 px strokes with square ends, like lines on a court. One path each, so that the first
 * page pays for little more than their shapes. Always decorative: the text or the button's name says it.
 */
function icon(path: string, filled = false) {
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

const CIRCLE = 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z';

export const ChevronLeft = icon('M15 5l-7 7 7 7');
export const ChevronRight = icon('M9 5l7 7-7 7');
export const ChevronDown = icon('M5 9l7 7 7-7');
export const ArrowDown = icon('M12 4v15M5 13l7 7 7-7');
export const ArrowRight = icon('M4 12h15M13 5l7 7-7 7');
export const ArrowUpRight = icon('M6 18L18 6M8 6h10v10');
export const X = icon('M5.5 5.5l13 13M18.5 5.5l-13 13');
export const Plus = icon('M12 4v16M4 12h16');
export const Menu = icon('M3 6h18M3 12h18M3 18h18');
export const Check = icon('M4 12.5l5.5 5.5L20 6.5');
export const Search = icon('M10.5 3.5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM16 16l5 5');
export const Pause = icon('M8 5v14M16 5v14');
export const Play = icon('M7 4.5v15L19.5 12z', true);
export const CircleCheck = icon(`${CIRCLE}M7.5 12.5l3 3 6-6.5`);
export const Info = icon(`${CIRCLE}M12 11v6M12 7v.5`);
export const TriangleAlert = icon('M12 3L2 21h20zM12 10v4.5M12 17.5v.2');
export const OctagonAlert = icon('M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM12 7v6M12 16.5v.2');
export const Eye = icon(
  'M1.5 12C6 3.5 18 3.5 22.5 12C18 20.5 6 20.5 1.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
);
export const EyeOff = icon('M1.5 12C6 3.5 18 3.5 22.5 12C18 20.5 6 20.5 1.5 12zM4 4l16 16');
export const House = icon('M3 11.5L12 4l9 7.5M5.5 10v10.5h13V10M10 20.5V14h4v6.5');
export const CalendarDays = icon(
  'M3 5h18v16H3zM3 10.5h18M8 2.5V6M16 2.5V6M8 14.5h.5M12 14.5h.5M16 14.5h.5M8 17.5h.5M12 17.5h.5',
);
export const Ticket = icon(
  'M2.5 6h19v4a2 2 0 0 0 0 4v4h-19v-4a2 2 0 0 0 0-4zM14.5 7v1M14.5 11.5v1M14.5 16v1',
);
export const Newspaper = icon('M3 4h14v16.5H5L3 18.5zM17 9h4v9.5l-2 2h-2M6.5 8h7M6.5 12h7M6.5 16h4');
export const User = icon('M12 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM3.5 21c.5-7 16.5-7 17 0');
export const IdCard = icon(
  'M2.5 5h19v14h-19zM8 9a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M5.5 16c.5-2.2 4.5-2.2 5 0M14 10h4.5M14 14h4.5',
);
export const MessageSquareText = icon('M3 4h18v13h-9l-5 4v-4H3zM7.5 8.5h9M7.5 12.5h6');
export const ShoppingBag = icon('M4 8h16l1 13H3zM8.5 11V6.5a3.5 3.5 0 0 1 7 0V11');
export const Clock = icon(`${CIRCLE}M12 7v5.5l4 2.5`);
export const MapPin = icon(
  'M12 22C8 17 4.5 13.5 4.5 9.5a7.5 7.5 0 0 1 15 0C19.5 13.5 16 17 12 22zM12 7.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4z',
);
export const Trophy = icon(
  'M7 3h10v6a5 5 0 0 1-10 0zM7 5H3v2a4 4 0 0 0 4 4M17 5h4v2a4 4 0 0 1-4 4M12 14v6M7.5 21h9',
);
export const MemberCard = icon('M2.5 5h19v14h-19zM2.5 9.5h19M6 15h5M16 15h2');
