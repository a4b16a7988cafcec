import { icon } from './icon.tsx';

// Icons of single pages; those that every visitor downloads are in `icons.tsx`.

const CIRCLE = 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z';

export const ArrowDown = icon('M12 4v15M5 13l7 7 7-7');
export const ArrowUp = icon('M12 20V5M5 12l7-7 7 7');
export const ArrowLeft = icon('M20 12H5M11 5l-7 7 7 7');
export const ArrowUpRight = icon('M6 18L18 6M8 6h10v10');
export const X = icon('M5.5 5.5l13 13M18.5 5.5l-13 13');
export const Check = icon('M4 12.5l5.5 5.5L20 6.5');
export const Search = icon('M10.5 3.5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM16 16l5 5');
export const CircleCheck = icon(`${CIRCLE}M7.5 12.5l3 3 6-6.5`);
export const Info = icon(`${CIRCLE}M12 11v6M12 7v.5`);
export const TriangleAlert = icon('M12 3L2 21h20zM12 10v4.5M12 17.5v.2');
export const OctagonAlert = icon('M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM12 7v6M12 16.5v.2');
export const Eye = icon(
  'M1.5 12C6 3.5 18 3.5 22.5 12C18 20.5 6 20.5 1.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
);
export const EyeOff = icon('M1.5 12C6 3.5 18 3.5 22.5 12C18 20.5 6 20.5 1.5 12zM4 4l16 16');
export const IdCard = icon(
  'M2.5 5h19v14h-19zM8 9a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M5.5 16c.5-2.2 4.5-2.2 5 0M14 10h4.5M14 14h4.5',
);
export const MessageSquareText = icon('M3 4h18v13h-9l-5 4v-4H3zM7.5 8.5h9M7.5 12.5h6');
export const ShoppingBag = icon('M4 8h16l1 13H3zM8.5 11V6.5a3.5 3.5 0 0 1 7 0V11');
export const Lock = icon('M4.5 10.5h15V21h-15zM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5');
export const Clock = icon(`${CIRCLE}M12 7v5.5l4 2.5`);
export const Trophy = icon(
  'M7 3h10v6a5 5 0 0 1-10 0zM7 5H3v2a4 4 0 0 0 4 4M17 5h4v2a4 4 0 0 1-4 4M12 14v6M7.5 21h9',
);
export const MemberCard = icon('M2.5 5h19v14h-19zM2.5 9.5h19M6 15h5M16 15h2');
export const Printer = icon('M6.5 8.5V3h11v5.5M6.5 17H3V8.5h18V17h-3.5M6.5 14h11v7h-11z');
export const Pencil = icon('M4 20l1-5L16 4l4 4L9 19zM13 7l4 4');
export const Share = icon('M12 15V3M7.5 7.5L12 3l4.5 4.5M7 11H4v10h16V11h-3');
export const QrMark = icon(
  'M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6zM14.5 14.5v2M20.5 14.5v.2M17.5 17.5v.2M14.5 20.5v.2M20.5 18.5v2H18',
);
export const Mail = icon('M2.5 5h19v14h-19zM3.5 6.5L12 13l8.5-6.5');
export const Phone = icon('M3.5 3.5h5l2 5L8 10.5c1.2 2.6 3 4.3 5.5 5.5l2-2.5 5 2v5C11 20.5 3.5 13 3.5 3.5z');
export const Users = icon(
  'M9 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM1.5 20.5c.5-6 14.5-6 15 0M16 4.2a4 4 0 0 1 0 7.6M19 15.2c2.2.9 3.4 2.9 3.5 5.3',
);
export const GraduationCap = icon('M1.5 9.5L12 4.5l10.5 5L12 14.5zM6 12v5c3.5 3 8.5 3 12 0v-5M22 10v6');
export const Megaphone = icon('M3 9.5h4.5L18 4.5v15L7.5 14.5H3zM7.5 15v5.5H11V17M21.5 10.5v3');
export const Building = icon('M4 21V3h10v18M14 9h6v12M2.5 21h19M8 7.5h2M8 11.5h2M8 15.5h2M17 13v.2M17 17v.2');
export const Cake = icon(
  'M3.5 20.5v-9h17v9zM3.5 15.5c3 2.5 5.5-1.5 8.5 0s5.5 2 8.5 0M7 11V8M12 11V8M17 11V8M7 4.5v.2M12 4.5v.2M17 4.5v.2',
);
export const Door = icon('M2.5 20.5H6v-17h12v17h3.5M6 3.5L13 6v16.5l-7-2M10 13v1');
export const Bus = icon('M4 4h16v14H4zM4 11.5h16M12 4v7.5M7.5 14.75v.1M16.5 14.75v.1M6.5 18v2.5M17.5 18v2.5');
export const Car = icon(
  'M3 18v-6.5L6 5.5h12l3 6V18zM3 11.5h18M7 14.75h.5M16.5 14.75h.5M5.5 18v2.5M18.5 18v2.5',
);
export const Wheelchair = icon('M10 3.5v.2M10 8v6.5h6l3 6M10 10.5h5M7 12.5a5 5 0 1 0 7 6');
export const CalendarCheck = icon('M3 5h18v16H3zM3 10.5h18M8 2.5V6M16 2.5V6M8.5 15.5l2.5 2.5 4.5-5');
export const Tag = icon('M3 3h8.5L21.5 13 13 21.5l-10-10zM7.5 7.5v.2');
export const ListOrdered = icon(
  'M9.5 5.5h12M9.5 12h12M9.5 18.5h12M3 4l2-1v5.5M2.5 11h3l-3 4h3.5M2.5 17.5h3v4h-3',
);
export const Coins = icon(
  'M7.5 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM14 7a5.5 5.5 0 0 1 0 10M19 7a5.5 5.5 0 0 1 0 10',
);
export const Star = icon('M12 2.5l3 6.2 6.5 1-4.7 4.8 1.1 6.8L12 18l-5.9 3.3 1.1-6.8-4.7-4.8 6.5-1z');
export const Armchair = icon('M6 11V4.5h12V11M3 11h3.5v4h11v-4H21v8H3zM5.5 19v2M18.5 19v2');
export const Flame = icon(
  'M12 2.5c1 4 6 6 6 11.5a6 6 0 0 1-12 0c0-2.5 1-4 2.5-5.5 0 2 1 3 2 3.5C12 9 11 6 12 2.5z',
);
export const Swords = icon('M3.5 3.5l12 12M20.5 3.5l-12 12M13 18l5-5M11 18l-5-5M16 16l4.5 4.5M8 16l-4.5 4.5');
export const Sparkles = icon(
  'M10.5 4.5l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5L3 12l5.5-2zM19 3v4M17 5h4M19 17v4M17 19h4',
);
export const Crown = icon('M3.5 17.5L2.5 7l5.5 4.5L12 4.5l4 7L21.5 7l-1 10.5zM4 21h16');
export const FileText = icon('M5 2.5h9l5 5v14H5zM14 2.5v5h5M8.5 12.5h7M8.5 16.5h7');
export const MoreHorizontal = icon('M4.5 11h1v2h-1zM11.5 11h1v2h-1zM18.5 11h1v2h-1z');
export const Download = icon('M12 3v12M7 10.5l5 5 5-5M4 18v3h16v-3');
export const Trash = icon('M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14.5h10l1-14.5M10 11v6M14 11v6');
export const ImageMark = icon('M3 4h18v16H3zM3 16l5-5 5 5 3-3 5 5M15.5 8.5v.2');
export const LogOut = icon('M10 3H4v18h6M10 12h11M16 7l5 5-5 5');
export const Gauge = icon('M3 18a9.5 9.5 0 1 1 18 0zM12 15l4-5');
export const ChartBars = icon('M4 3v18h17M8.5 17v-5M13 17V7M17.5 17v-8');
export const Palette = icon(
  'M12 3a9 9 0 1 0 0 18c2 0 2.5-1.5 1.5-2.5-1.5-1.5-.5-3.5 1.5-3.5h3a3 3 0 0 0 3-3c0-5-4-9-9-9zM7.5 12v.2M9.5 8v.2M14.5 8v.2',
);
export const Settings = icon('M4 7h9M19 7h1M4 17h1M11 17h9M13 4.5h5v5h-5zM5 14.5h5v5H5z');
export const Handshake = icon('M2 7l4-2 6 3 6-3 4 2v8l-3 1-7 5-7-5-3-1zM12 8l-4 4 2 2 3-2.5L17 15');
export const History = icon('M4 4v5h5M4.5 9a8.5 8.5 0 1 1-1 5M12 8v4.5l3.5 2');
export const Grip = icon(
  'M8.5 5.5h1v1h-1zM14.5 5.5h1v1h-1zM8.5 11.5h1v1h-1zM14.5 11.5h1v1h-1zM8.5 17.5h1v1h-1zM14.5 17.5h1v1h-1z',
);
export const Bell = icon('M5 17.5h14l-2-3v-4a5 5 0 0 0-10 0v4zM12 2.5v3M10 20.5h4');
