import { courtTones } from '../../../web/ui/art/colour.ts';
import { COURT, COURT_LINES } from '../../../web/ui/art/court.ts';
import { pick, seeded } from '../../../web/ui/art/seed.ts';
import { CORAL, CORAL_BRIGHT, INK, NAVY, NAVY_2, SAND } from './look.ts';

const FLOOR = '#101e35';
const MUTED_LINE = '#7c8798';

const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;

/** How a court is rotated and positioned in the picture. */
interface View {
  /** A point of the court, in units of its geometry. */
  point: readonly [number, number];
  /** Position of that point in the picture, in pixels. */
  at: readonly [number, number];
  /** Rotation in degrees. */
  turn: number;
  scale: number;
}

function transformed({ point, at, turn, scale }: View, svg: string): string {
  const [x, y] = point;
  return `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale}) translate(${-x} ${-y})">${svg}</g>`;
}

const BANDS = [0.44, 0.37, 0.3, 0.22, 0.13] as const;
const STEP = 11;

/** Dots over the key that get smaller away from the baseline, as on the site's courts. */
function dottedKey(opacity: number): string {
  const band = 48;
  const dots = BANDS.map((size, at) => {
    const y = 560 - (at + 1) * band;
    return (
      `<pattern id="dots${at}" y="${y}" width="${STEP}" height="${STEP}" patternUnits="userSpaceOnUse">` +
      `<circle cx="${STEP / 2}" cy="${STEP / 2}" r="${STEP * size}" fill="${INK}"/></pattern>` +
      `<rect x="202" y="${y}" width="196" height="${band}" fill="url(#dots${at})"/>`
    );
  });
  return `<g opacity="${opacity}">${dots.join('')}</g>`;
}

const LINES = COURT_LINES.join('') + COURT.ticks;

function lines(stroke: string, width: number, board: string): string {
  return (
    `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round">` +
    path(`${LINES}M0 0V-900M600 0V-900`, '') +
    path(COURT.freeThrowBack, 'stroke-dasharray="14 12"') +
    fittings(board) +
    '</g>'
  );
}

function fittings(board: string): string {
  return (
    path(COURT.board, `stroke="${board}" stroke-width="6"`) +
    path(COURT.rim, `stroke="${board}" stroke-width="4"`)
  );
}

/** A half court in the club's colours: coral lines and key on a navy floor, as on the home page. */
export function clubCourt(view: View): string {
  return transformed(
    view,
    path('M-20 -800H620V620H-20Z', `fill="${FLOOR}"`) +
      path(`${COURT.arc}Z`, `fill="${NAVY_2}"`) +
      path(COURT.centreCircle, `fill="${CORAL}"`) +
      path(COURT.key, `fill="${CORAL}"`) +
      dottedKey(0.4) +
      path(`${COURT.freeThrow}Z`, `fill="${INK}"`) +
      lines(CORAL_BRIGHT, 4, SAND),
  );
}

/** The same court without colours, in muted lines, for rivals. */
export function plainCourt(view: View): string {
  return transformed(
    view,
    path('M-20 -800H620V620H-20Z', `fill="${FLOOR}"`) +
      path(`${COURT.arc}Z`, `fill="${NAVY}"`) +
      path(COURT.key, `fill="${NAVY_2}"`) +
      dottedKey(0.4) +
      lines(MUTED_LINE, 4, MUTED_LINE),
  );
}

/** Good-looking views: the court's point in the middle, the scale, and possible angles. */
const CROPS = [
  { point: [300, 400], scale: 1.4, turns: [-24, 18, 152] },
  { point: [300, 330], scale: 1.55, turns: [-32, 24, 128] },
  { point: [150, 400], scale: 1.35, turns: [-16, 38, 106] },
  { point: [300, 470], scale: 2, turns: [-20, 14, 160] },
  { point: [430, 360], scale: 1.5, turns: [12, -38, 74] },
  { point: [300, 150], scale: 1.15, turns: [-14, 20, 166] },
] as const;

/** A court in a colour, cropped by a seed: the same id gives the same crop. */
export function paintedCourt(seed: string, colour: string, at: readonly [number, number]): string {
  const next = seeded(seed);
  const { point, scale, turns } = pick(next, CROPS);
  const turn = pick(next, turns);
  const tone = courtTones(colour);
  const [floor, zone, key] = pick(next, [
    [tone.dark, tone.base, tone.deep],
    [tone.base, tone.dark, tone.light],
    [tone.dark, tone.base, tone.light],
  ] as const);
  return transformed(
    { point, at, turn, scale },
    path('M-900 -900H1500V1460H-900Z', `fill="${floor}"`) +
      path(`${COURT.arc}Z`, `fill="${zone}"`) +
      path(COURT.key, `fill="${key}"`) +
      dottedKey(0.3) +
      path(COURT.centreCircle, `fill="${key}"`) +
      path(`${COURT.freeThrow}Z`, `fill="${floor}"`) +
      lines(tone.line, 4 / scale + 1, tone.line),
  );
}
