import { useId } from 'react';
import { COURT } from '../../ui/art/court.ts';
import { cx } from '../../ui/cx.ts';
import type { KitColours } from './kits.ts';

const SHIRT =
  'M94 14C100 44 160 44 166 14L190 20C187 56 194 86 214 100L208 258C164 268 96 268 52 258L46 100C66 86 73 56 70 20Z';
const SHORTS =
  'M60 276C98 284 162 284 200 276L222 404C196 414 166 414 144 406L130 330 116 406C94 414 64 414 38 404Z';
const LINES = COURT.edge + COURT.arc + COURT.key + COURT.freeThrow + COURT.centreCircle;

interface KitArtProps {
  colours: KitColours;
  number: number;
  /** Printed above the number. */
  word: string;
  className?: string;
}

/** A drawing of a kit: shirt over shorts, with the court printed on them. Decorative; give it a height or a width. */
export function KitArt({ colours, number, word, className }: KitArtProps) {
  const id = useId();
  const { cloth, trim, lines, ink, outline } = colours;
  return (
    <svg viewBox="0 0 260 424" aria-hidden="true" className={cx('block', className)}>
      <defs>
        <clipPath id={`${id}s`}>
          <path d={SHIRT} />
        </clipPath>
        <clipPath id={`${id}p`}>
          <path d={SHORTS} />
        </clipPath>
        <pattern id={`${id}m`} width="5" height="5" patternUnits="userSpaceOnUse">
          <circle cx="1.2" cy="1.2" r=".8" fill="#0b1524" fillOpacity=".16" />
          <circle cx="3.7" cy="3.7" r=".8" fill="#0b1524" fillOpacity=".16" />
        </pattern>
        <linearGradient id={`${id}l`} x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="#fff" stopOpacity=".16" />
          <stop offset=".32" stopColor="#fff" stopOpacity="0" />
          <stop offset=".7" stopColor="#0b1524" stopOpacity="0" />
          <stop offset="1" stopColor="#0b1524" stopOpacity=".3" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}p)`}>
        <path d={SHORTS} fill={cloth} />
        <g fill="none" stroke={lines} strokeWidth="6" transform="translate(178 300) rotate(24) scale(.3)">
          <path d={LINES} />
        </g>
        <path d="M32 270H78L62 424H20ZM228 270H182L198 424H240Z" fill={trim} />
        <path d="M78 270 62 424M182 270 198 424" stroke={lines} strokeWidth="3" />
        <path d="M54 270H206V291C160 299 100 299 54 291Z" fill={trim} />
        <path d="M54 291C100 299 160 299 206 291" fill="none" stroke={lines} strokeWidth="2" />
        <path d={SHORTS} fill={`url(#${id}m)`} />
        <path
          d="M130 296V340M118 300 124 396M142 300 136 396"
          stroke="#0b1524"
          strokeOpacity=".28"
          strokeWidth="3"
          fill="none"
        />
        <path d={SHORTS} fill={`url(#${id}l)`} />
      </g>
      <g clipPath={`url(#${id}s)`}>
        <path d={SHIRT} fill={cloth} />
        <g fill="none" stroke={lines} strokeWidth="6" transform="translate(36 10) rotate(-14) scale(.4)">
          <path d={LINES} />
        </g>
        <path d="M40 80H74L86 270H40ZM220 80H186L174 270H220Z" fill={trim} />
        <path d="M73 92 84 270M187 92 176 270" stroke={lines} strokeWidth="3" />
        <path d={SHIRT} fill={`url(#${id}m)`} />
        <path
          d="M92 264C100 236 104 210 102 180M176 262C164 240 160 216 162 190M100 70C92 92 84 104 72 112"
          fill="none"
          stroke="#0b1524"
          strokeOpacity=".22"
          strokeWidth="4"
        />
        <path
          d="M94 14C100 44 160 44 166 14M70 20C73 56 66 86 46 100M190 20C187 56 194 86 214 100"
          fill="none"
          stroke={trim}
          strokeWidth="15"
        />
        <path d="M87 14C94 53 166 53 173 14" fill="none" stroke={lines} strokeWidth="2.5" />
        <path d={SHIRT} fill={`url(#${id}l)`} />
      </g>
      <g
        textAnchor="middle"
        fill={ink}
        stroke={outline}
        strokeLinejoin="round"
        paintOrder="stroke"
        className="font-display [font-stretch:68%] [font-weight:850]"
      >
        <text x="130" y="106" fontSize="31" strokeWidth="4" letterSpacing="2">
          {word}
        </text>
        <text x="130" y="214" fontSize="122" strokeWidth="8">
          {number}
        </text>
        <text x="83" y="386" fontSize="25" strokeWidth="3">
          {number}
        </text>
      </g>
    </svg>
  );
}
