import { icon } from './icon.tsx';

// Icons of the layout and the home page only, because every visitor downloads this file; all others are in
// `page-icons.tsx`.

export const ChevronLeft = icon('M15 5l-7 7 7 7');
export const ChevronRight = icon('M9 5l7 7-7 7');
export const ChevronDown = icon('M5 9l7 7 7-7');
export const ArrowRight = icon('M4 12h15M13 5l7 7-7 7');
export const Plus = icon('M12 4v16M4 12h16');
export const Menu = icon('M3 6h18M3 12h18M3 18h18');
export const Pause = icon('M8 5v14M16 5v14');
export const Play = icon('M7 4.5v15L19.5 12z', true);
export const House = icon('M3 11.5L12 4l9 7.5M5.5 10v10.5h13V10M10 20.5V14h4v6.5');
export const CalendarDays = icon(
  'M3 5h18v16H3zM3 10.5h18M8 2.5V6M16 2.5V6M8 14.5h.5M12 14.5h.5M16 14.5h.5M8 17.5h.5M12 17.5h.5',
);
export const Ticket = icon(
  'M2.5 6h19v4a2 2 0 0 0 0 4v4h-19v-4a2 2 0 0 0 0-4zM14.5 7v1M14.5 11.5v1M14.5 16v1',
);
export const Newspaper = icon('M3 4h14v16.5H5L3 18.5zM17 9h4v9.5l-2 2h-2M6.5 8h7M6.5 12h7M6.5 16h4');
export const User = icon('M12 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM3.5 21c.5-7 16.5-7 17 0');
export const MapPin = icon(
  'M12 22C8 17 4.5 13.5 4.5 9.5a7.5 7.5 0 0 1 15 0C19.5 13.5 16 17 12 22zM12 7.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4z',
);
