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
const SIZES = [34, 34, 31, 24, 18.5] as const;

/** A team's shield with its abbreviation. Give it a width (`w-14`); the height follows. */
export function Crest({ abbreviation, solid = false, className, alt }: CrestProps) {
  const id = useId();
  const letters = abbreviation.slice(0, 4);
  const size = SIZES[letters.length] ?? 18.5;
  return (
    <svg
      viewBox="0 0 64 76"
      className={cx('block h-auto shrink-0', className ?? 'w-14')}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      {solid && <path d={SHIELD} fill="#c7401c" />}
      <g clipPath={`url(#${id})`} fill="none" stroke={solid ? '#0b1524' : 'currentColor'}>
        {solid && <path d="M-4 58 68 44V80H-4Z" fill="#0b1524" stroke="none" />}
        {/* The key and its circle, seen from the stands. */}
        <path
          d="M22 76V59H42V76M22 59A10 10 0 0 1 42 59"
          stroke={solid ? '#ff7a4d' : 'currentColor'}
          strokeWidth="2"
          strokeOpacity={solid ? 1 : 0.45}
        />
        {solid && <path d="M10 0V44M54 0V44" strokeWidth="1.5" strokeOpacity=".35" />}
      </g>
      <path
        d={SHIELD}
        fill="none"
        stroke={solid ? '#0b1524' : 'currentColor'}
        strokeWidth={solid ? 2 : 3}
        strokeLinejoin="round"
      />
      {solid && (
        <path
          d="M32 6 56.3 10.3V40C56.3 54 46 63.5 32 70 18 63.5 7.7 54 7.7 40V10.3Z"
          fill="none"
          stroke="#f7f3ea"
          strokeWidth="1.4"
        />
      )}
      <text
        x="32"
        y={32 + size * 0.3}
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
