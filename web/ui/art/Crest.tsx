import { useId } from 'react';
import { cx } from '../cx.ts';

export interface CrestProps {
  /** Two to four letters. */
  abbreviation: string;
  /** The club's own crest is solid; a rival's is outlined in the colour of the text. */
  solid?: boolean;
  className?: string;
  /** The team's name; without it the crest is decorative (the name stands beside it). */
  alt?: string;
}

const SHIELD = 'M32 2 60 7V40C60 56 48 67 32 74 16 67 4 56 4 40V7Z';
const INNER = 'M32 6.6 55.8 10.9V40C55.8 53.4 45.6 63 32 69.3 18.4 63 8.2 53.4 8.2 40V10.9Z';
/** A ball rising from the tip, by its seams. */
const BALL =
  'M10 74A22 22 0 0 1 54 74A22 22 0 0 1 10 74M32 52V80M18 57.5C24.5 64 26 70 25 80M46 57.5C39.5 64 38 70 39 80';
const SIZES = [32, 32, 29, 22.5, 17.5] as const;

/** A team's shield with its abbreviation. Give it a width (`w-14`); the height follows. */
export function Crest({ abbreviation, solid = false, className, alt }: CrestProps) {
  const id = useId();
  const letters = abbreviation.slice(0, 4);
  const size = SIZES[letters.length] ?? 17.5;
  return (
    <svg
      viewBox="0 0 64 76"
      className={cx('block h-auto shrink-0', className ?? 'w-14')}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      {solid ? (
        <g clipPath={`url(#${id})`}>
          <path d={SHIELD} fill="#0b1524" />
          <path d="M-2 -2H66V43L-2 57Z" fill="#c7401c" />
          <path
            d="M8 0V60M20 0V60M32 0V60M44 0V60M56 0V60"
            stroke="#0b1524"
            strokeWidth="3"
            strokeOpacity=".16"
          />
          <path d={BALL} fill="#ff7a4d" stroke="#0b1524" strokeWidth="2" />
          <path d={SHIELD} fill="none" stroke="#0b1524" strokeWidth="5" />
          <path d={INNER} fill="none" stroke="#f7f3ea" strokeWidth="1.5" />
        </g>
      ) : (
        <g fill="none" stroke="currentColor">
          <path d={BALL} clipPath={`url(#${id})`} strokeWidth="2" strokeOpacity=".5" />
          <path d={SHIELD} strokeWidth="3" strokeLinejoin="round" />
        </g>
      )}
      <text
        x="32"
        y={30 + size * 0.34}
        textAnchor="middle"
        fontSize={size}
        fill={solid ? '#fff' : 'currentColor'}
        className="font-display [font-stretch:68%] [font-weight:850]"
      >
        {letters}
      </text>
    </svg>
  );
}
