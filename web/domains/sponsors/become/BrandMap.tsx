import { useId } from 'react';
import { COURT } from '../../../ui/art/court.ts';
import { Jersey } from '../../../ui/art/Jersey.tsx';
import { cx } from '../../../ui/cx.ts';

/** Positions of the list's numbers on the drawing. */
const SPOTS = [
  [444, 196],
  [320, 352],
  [320, 466],
  [60, 256],
  [566, 350],
  [116, 532],
] as const;

/**
 * A plan of the arena: jersey, floor, boards, boxes, screens, youth. Decorative: the list beside it has the same
 * content.
 */
export function BrandMap({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('relative overflow-hidden', className)}>
      <svg viewBox="0 0 640 600" className="block w-full">
        <Stands />
        <Floor />
        <Boards />
        <Phone />
        <SmallBall />
      </svg>
      <Jersey number={10} className="absolute top-[12%] left-[52%] w-[19%]" />
      <svg viewBox="0 0 640 600" className="absolute inset-0 size-full">
        {SPOTS.map(([x, y], at) => (
          <g key={at} transform={`translate(${x} ${y})`}>
            <circle r="24" fill="#f7f3ea" stroke="#0b1524" strokeWidth="4" />
            <text
              y="11"
              textAnchor="middle"
              fontSize="32"
              fill="#0b1524"
              className="font-display [font-stretch:68%] [font-weight:850]"
            >
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Rows of seats around the floor; the boxes on the left are highlighted. */
function Stands() {
  const id = useId();
  return (
    <>
      <defs>
        <pattern id={`${id}s`} width="16" height="20" patternUnits="userSpaceOnUse">
          <rect x="2" y="3" width="12" height="13" rx="4" fill="#1b3357" />
        </pattern>
        <pattern id={`${id}v`} width="16" height="20" patternUnits="userSpaceOnUse">
          <rect x="2" y="3" width="12" height="13" rx="4" fill="#e3b341" />
        </pattern>
      </defs>
      <rect width="640" height="600" fill="#12233d" />
      <rect width="640" height="600" fill={`url(#${id}s)`} />
      <path d="M16 160H96V360H16Z" fill="#12233d" />
      <path d="M16 160H96V360H16Z" fill={`url(#${id}v)`} />
    </>
  );
}

function Floor() {
  const { edge, centreCircle, arc, key, freeThrow, noCharge, board, rim, ticks } = COURT;
  return (
    <>
      <path d="M104 0H536V490H104Z" fill="#0b1524" />
      <g transform="translate(146 26) scale(.58 .74)">
        <path d={edge} fill="#101e35" />
        <path d={`${arc}Z`} fill="#1b3357" />
        <path d={key} fill="#c7401c" />
        <path d={centreCircle} fill="#c7401c" />
        <path
          d={edge + centreCircle + arc + key + freeThrow + noCharge + board + rim + ticks}
          fill="none"
          stroke="#ff7a4d"
          strokeWidth="4.5"
        />
      </g>
    </>
  );
}

/** Advertising boards along three sides. */
function Boards() {
  return (
    <path
      d="M124 0V466H516V0"
      fill="none"
      stroke="#4cc3ce"
      strokeWidth="12"
      strokeDasharray="62 4"
      strokeLinejoin="miter"
    />
  );
}

function Phone() {
  return (
    <g transform="translate(560 410) rotate(8)">
      <rect
        x="-52"
        y="-92"
        width="104"
        height="184"
        rx="16"
        fill="#f7f3ea"
        stroke="#0b1524"
        strokeWidth="6"
      />
      <rect x="-40" y="-76" width="80" height="66" rx="4" fill="#c7401c" />
      <path d="M-40 8H40M-40 26H24" stroke="#0b1524" strokeWidth="7" />
      <rect x="-40" y="46" width="80" height="28" rx="4" fill="#0b6e78" />
    </g>
  );
}

function SmallBall() {
  return (
    <g transform="translate(60 520) rotate(-18)" stroke="#0b1524" strokeWidth="5">
      <circle r="56" fill="#ff7a4d" />
      <path d="M-56 0H56M0 -56V56M-38 -41C-14 -18 -14 18 -38 41M38 -41C14 -18 14 18 38 41" fill="none" />
    </g>
  );
}
