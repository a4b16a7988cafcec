import { useId } from 'react';
import { cx } from '../cx.ts';
import { mix } from './colour.ts';

interface JerseyProps {
  number: number | string;
  /** Colour of the jersey; the trim is ink. */
  color?: string;
  className?: string;
  alt?: string;
}

const BODY =
  'M40 6C43 22 77 22 80 6L96 10C94 30 98 46 110 54L106 150C78 156 42 156 14 150L10 54C22 46 26 30 24 10Z';

/** A basketball jersey with a number. Give it a width; the height follows. */
export function Jersey({ number, color = '#c7401c', className, alt }: JerseyProps) {
  const id = useId();
  const digits = String(number);
  return (
    <svg
      viewBox="0 0 120 158"
      className={cx('block h-auto', className ?? 'w-28')}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <defs>
        <clipPath id={`${id}b`}>
          <path d={BODY} />
        </clipPath>
        <pattern id={`${id}m`} width="4" height="4" patternUnits="userSpaceOnUse">
          <circle cx="1" cy="1" r=".7" fill="#0b1524" fillOpacity=".22" />
          <circle cx="3" cy="3" r=".7" fill="#0b1524" fillOpacity=".22" />
        </pattern>
      </defs>
      <g clipPath={`url(#${id}b)`}>
        <path d={BODY} fill={color} />
        <path d={BODY} fill={`url(#${id}m)`} />
        {/* Side panels, then the highlight over the left shoulder. */}
        <path d="M0 40H20L27 158H0ZM120 40H100L93 158H120Z" fill="#0b1524" />
        <path d="M20 50 27 158M100 50 93 158" stroke="#f7f3ea" strokeWidth="2" />
        <path d="M24 0 52 158H0V0Z" fill={mix(color, '#f7f3ea', 0.5)} fillOpacity=".14" />
        <path
          d="M27 160C34 140 36 120 35 100M96 160C88 146 86 128 88 112"
          stroke="#0b1524"
          strokeOpacity=".25"
          strokeWidth="3"
          fill="none"
        />
        <path
          d="M40 6C43 22 77 22 80 6M24 10C26 30 22 46 10 54M96 10C94 30 98 46 110 54"
          stroke="#0b1524"
          strokeWidth="7"
          fill="none"
        />
        <path d="M37 6C40 26 80 26 83 6" stroke="#f7f3ea" strokeWidth="1.5" fill="none" />
      </g>
      <text
        x="60"
        y="112"
        textAnchor="middle"
        fontSize={digits.length > 1 ? 70 : 78}
        fill="#fff"
        stroke="#0b1524"
        strokeWidth="5"
        paintOrder="stroke"
        className="font-display [font-stretch:68%] [font-weight:850]"
      >
        {digits}
      </text>
    </svg>
  );
}
