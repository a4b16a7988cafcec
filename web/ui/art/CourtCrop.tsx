import { useId } from 'react';
import { cx } from '../cx.ts';
import { courtTones } from './colour.ts';
import { COURT } from './court.ts';
import { Halftone } from './Halftone.tsx';
import { pick, seeded } from './seed.ts';

interface CourtCropProps {
  /** Id of the thing without a picture; the same id always gives the same crop. */
  seed: string;
  /** Any hex colour, for example of the category. */
  color?: string | undefined;
  className?: string;
  /** Alternative text; without it the picture is decorative. */
  alt?: string;
}

/** Views of the court: focus point, scale and allowed angles. */
const VIEWS = [
  { at: [300, 360], scale: 1.05, turn: [-24, 18, 152] },
  { at: [300, 0], scale: 1.5, turn: [-30, 24, 60] },
  { at: [120, 400], scale: 1.25, turn: [-16, 38, 106] },
  { at: [300, 500], scale: 2.1, turn: [-20, 14, 160] },
  { at: [460, 300], scale: 1.15, turn: [12, -38, 74] },
  { at: [400, 330], scale: 2.3, turn: [-34, 22, 128] },
] as const;

/** A crop of a painted court in one colour: for missing pictures, 404 and empty states. Fills its box. */
export function CourtCrop({ seed, color = '#1b3357', className, alt }: CourtCropProps) {
  const id = useId();
  const next = seeded(seed);
  const view = pick(next, VIEWS);
  const turn = pick(next, view.turn);
  const tone = courtTones(color);
  const [floor, zone, key] = pick(next, [
    [tone.deep, tone.dark, tone.base],
    [tone.dark, tone.base, tone.deep],
    [tone.base, tone.deep, tone.light],
    [tone.deep, tone.base, tone.light],
  ] as const);
  const dots = pick(next, ['floor', 'zone', 'key'] as const);
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      className={cx('block size-full', className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <defs>
        <clipPath id={`${id}z`}>
          <path d={`${COURT.arc}Z`} />
        </clipPath>
        <clipPath id={`${id}k`}>
          <path d={COURT.key} />
        </clipPath>
      </defs>
      <rect width="480" height="320" fill={floor} />
      <g
        transform={`translate(240 160) rotate(${turn}) scale(${view.scale}) translate(${-view.at[0]} ${-view.at[1]})`}
      >
        {dots === 'floor' && <Dots id={id} x={-160} y={-320} fill={tone.ink} />}
        <path d="M0 0H600V-560H0Z" fill={zone} fillOpacity=".55" />
        <path d={`${COURT.arc}Z`} fill={zone} />
        {dots === 'zone' && (
          <g clipPath={`url(#${id}z)`}>
            <Dots id={id} x={0} y={200} fill={tone.ink} />
          </g>
        )}
        <path d={COURT.key} fill={key} />
        {dots === 'key' && (
          <g clipPath={`url(#${id}k)`}>
            <Dots id={id} x={180} y={300} fill={tone.ink} />
          </g>
        )}
        <path d={COURT.centreCircle} fill={key} />
        <path d={`${COURT.freeThrow}Z`} fill={floor} />
        <Lines stroke={tone.line} width={3.4 / view.scale + 1.6} />
      </g>
    </svg>
  );
}

function Dots({ id, x, y, fill }: { id: string; x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(8)`}>
      <Halftone id={id} width={640} height={900} fill={fill} step={11} opacity={0.42} />
    </g>
  );
}

function Lines({ stroke, width }: { stroke: string; width: number }) {
  const { edge, centreCircle, arc, key, freeThrow, freeThrowBack, noCharge, board, rim, ticks } = COURT;
  return (
    <g fill="none" stroke={stroke} strokeWidth={width}>
      <path d={edge + centreCircle + arc + key + freeThrow + noCharge + board + rim + ticks} />
      <path d="M0 0V-560M600 0V-560" />
      <path d={freeThrowBack} strokeDasharray="14 12" />
    </g>
  );
}
