import { useId } from 'react';
import { cx } from '../cx.ts';
import { COURT, COURT_LINES } from './court.ts';
import { Halftone } from './Halftone.tsx';

export interface CourtLinesProps {
  className?: string;
  /** Draw the lines once, in 900 ms. For the first thing of a page only. */
  draw?: boolean;
}

/**
 * The home's court: a half court from above, turned and cropped, coral on ink, with its paint and its floor.
 * Fills its box; stands beside text, never under it. Put it on an `on-ink` panel.
 */
export function CourtLines({ className, draw = true }: CourtLinesProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 640 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block size-full', className)}
    >
      <defs>
        <pattern id={`${id}p`} width="30" height="560" patternUnits="userSpaceOnUse">
          <path d="M0 0V560" stroke="#fff" strokeOpacity=".05" />
          <path d="M0 90H30M15 320H30M0 460H30" stroke="#fff" strokeOpacity=".035" />
        </pattern>
        <clipPath id={`${id}k`}>
          <path d={COURT.key} />
        </clipPath>
        <clipPath id={`${id}a`}>
          <path d={`${COURT.arc}Z`} />
        </clipPath>
      </defs>
      <g transform="translate(40 86) rotate(-14 300 280) scale(1.12)">
        <rect x="-300" y="-600" width="1200" height="1500" fill={`url(#${id}p)`} />
        <path d={`${COURT.arc}Z`} fill="#12233d" />
        <g clipPath={`url(#${id}a)`}>
          <g transform="translate(30 215) rotate(12)">
            <Halftone id={`${id}s`} width={620} height={420} fill="#1b3357" step={12} />
          </g>
        </g>
        <path d={COURT.key} fill="#c7401c" />
        <g clipPath={`url(#${id}k)`}>
          <g transform="translate(202 560) rotate(-90)">
            <Halftone id={`${id}c`} width={232} height={196} fill="#0b1524" step={9} opacity={0.5} />
          </g>
        </g>
        <path d={`${COURT.freeThrow}Z`} fill="#1b3357" />
        <g fill="none" stroke="#ff7a4d" strokeWidth="3" strokeLinejoin="round">
          {COURT_LINES.map((d, at) => (
            <path
              key={d}
              d={d}
              pathLength={d === COURT.ticks ? undefined : 1}
              className={draw && d !== COURT.ticks ? 'court-draw' : undefined}
              data-order={at}
            />
          ))}
          <path d={COURT.freeThrowBack} strokeDasharray="14 12" />
        </g>
        <path d={COURT.board} stroke="#f7f3ea" strokeWidth="6" />
        <path d={COURT.rim} fill="none" stroke="#f7f3ea" strokeWidth="4" />
      </g>
    </svg>
  );
}
