import { icon } from '../../../../ui/icon.tsx';

export const BoldMark = icon('M7 4v16M7 4h6.5a4 4 0 0 1 0 8H7M7 12h7.5a4 4 0 0 1 0 8H7');
export const ItalicMark = icon('M10 4h8M6 20h8M14 4l-4 16');
export const HeadingMark = icon('M4 5v14M12 5v14M4 12h8M16 10a2.5 2.5 0 1 1 4.3 1.8L16 18.5h5.5');
export const SubheadingMark = icon('M4 5v14M12 5v14M4 12h8M16 9.5h5L18.3 13a2.9 2.9 0 1 1-2.5 4.3');
export const BulletsMark = icon('M4 6v.2M4 12v.2M4 18v.2M9 6h12M9 12h12M9 18h12');
export const NumbersMark = icon('M3 4.5l2-1V9M3 14h3l-3 5h3.5M10.5 6H21M10.5 12H21M10.5 18H21');
export const QuoteMark = icon('M4 17c3-1 4-3 4-6H4V6h5v5M14 17c3-1 4-3 4-6h-4V6h5v5');
export const LinkMark = icon(
  'M10 14a4 4 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l1.5-1.5',
);
export const UndoMark = icon('M8 4L3.5 8.5L8 13M4 8.5h10a6 6 0 0 1 0 12H9');
export const RedoMark = icon('M16 4l4.5 4.5L16 13M20 8.5H10a6 6 0 0 0 0 12h5');
