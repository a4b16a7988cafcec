import { useId } from 'react';
import { cx } from '../cx.ts';
import { COURT, COURT_LINES } from './court.ts';
import { Halftone } from './Halftone.tsx';

interface CourtLinesProps {
  className?: string;
  /** Draws the lines once, in 900 ms. Only for the first element of a page. */
  draw?: boolean;
}

const FLOOR = 'M0 -400H600V560H0Z';

/**
 * The court of the home page: a half court from above, rotated so that the sideline cuts the panel, coral on ink. Fills
 * its box beside the text, never below it. For an `on-ink` panel.
 */
export function CourtLines({ className, draw = true }: CourtLinesProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 640 640"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      className={cx('block size-full', className)}
    >
      <defs>
        <pattern id={`${id}p`} width="30" height="560" patternUnits="userSpaceOnUse">
          <path d="M0 0V560M0 90H30M0 460H30" stroke="#fff" strokeOpacity=".055" />
        </pattern>
        <clipPath id={`${id}k`}>
          <path d={COURT.key} />
        </clipPath>
        <clipPath id={`${id}a`}>
          <path d={`${COURT.arc}Z`} />
        </clipPath>
      </defs>
      {/* Moves the basket to the lower right: the sideline stays complete, the far wing is cropped. */}
      <g transform="translate(482 514) rotate(-14) scale(1.13) translate(-300 -497)">
        <path d={FLOOR} fill="#101e35" />
        <path d={FLOOR} fill={`url(#${id}p)`} />
        <path d={`${COURT.arc}Z`} fill="#1b3357" />
        <g clipPath={`url(#${id}a)`}>
          <g transform="translate(30 580) rotate(-78)">
            <Halftone id={`${id}s`} width={420} height={640} fill="#0b1524" step={13} opacity={0.5} />
          </g>
        </g>
        <path d={COURT.centreCircle} fill="#c7401c" />
        <path d={COURT.key} fill="#c7401c" />
        <g clipPath={`url(#${id}k)`}>
          <g transform="translate(202 560) rotate(-90)">
            <Halftone id={`${id}c`} width={232} height={196} fill="#0b1524" step={9} opacity={0.42} />
          </g>
        </g>
        <path d={`${COURT.freeThrow}Z`} fill="#0b1524" />
        <g fill="none" stroke="#ff7a4d" strokeWidth="3" strokeLinejoin="round">
          {COURT_LINES.map((d) => (
            <path key={d} d={d} pathLength="1" className={draw ? 'court-draw' : undefined} />
          ))}
          <path d={COURT.freeThrowBack} strokeDasharray="14 12" />
          <path d={COURT.ticks} />
          <path d="M0 0V-400" />
        </g>
        <path d={COURT.board} stroke="#f7f3ea" strokeWidth="6" />
        <path d={COURT.rim} fill="none" stroke="#f7f3ea" strokeWidth="4" />
      </g>
    </svg>
  );
}
