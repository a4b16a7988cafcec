import { useId } from 'react';
import { cx } from '../cx.ts';
import { letterSize, SHIELD } from './shield.ts';

interface CrestProps {
  /** Two to four letters. */
  abbreviation: string;
  /** The club's own crest is solid; others are outlined in the text colour. */
  solid?: boolean;
  className?: string;
  /** The team's name; without it the crest is decorative (the name is beside it). */
  alt?: string;
}

/** A team's shield with its abbreviation. Give it a width (`w-14`); the height follows. */
export function Crest({ abbreviation, solid = false, className, alt }: CrestProps) {
  const id = useId();
  const letters = abbreviation.slice(0, 4);
  const size = letterSize(letters);
  return (
    <svg
      viewBox="0 0 64 76"
      className={cx('block h-auto max-w-full shrink-0', className ?? 'w-14')}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <clipPath id={id}>
        <path d={SHIELD.edge} />
      </clipPath>
      {solid ? (
        <g clipPath={`url(#${id})`}>
          <path d={SHIELD.edge} fill="#0b1524" />
          <path d={SHIELD.field} fill="#c7401c" />
          <path d={SHIELD.stripes} stroke="#0b1524" strokeWidth="3" strokeOpacity=".16" />
          <path d={SHIELD.ball} fill="#ff7a4d" stroke="#0b1524" strokeWidth="2" />
          <path d={SHIELD.edge} fill="none" stroke="#0b1524" strokeWidth="5" />
          <path d={SHIELD.inner} fill="none" stroke="#f7f3ea" strokeWidth="1.5" />
        </g>
      ) : (
        <g fill="none" stroke="currentColor">
          <path d={SHIELD.ball} clipPath={`url(#${id})`} strokeWidth="2" strokeOpacity=".5" />
          <path d={SHIELD.edge} strokeWidth="3" strokeLinejoin="round" />
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
