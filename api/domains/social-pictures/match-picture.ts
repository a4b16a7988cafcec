import { clubFormat } from '../../club/club-time.ts';
import { club } from '../../club/club.ts';
import type { Match } from '../../platform/database/client.ts';
import { badgeOf, type NamedTeams } from '../teams/abbreviation.ts';
import { clubCourt, plainCourt } from './court-art.ts';
import { crest, CREST_RATIO } from './crest-art.ts';
import { CAP_HEIGHT, type Lettering } from './lettering.ts';
import { CORAL_BRIGHT, LIVE, MUTED, NAVY, NAVY_2, picture, PICTURE, SAND } from './look.ts';
import { fitted, label, placed } from './text-block.ts';

export type MatchFacts = Pick<
  Match,
  'homeTeam' | 'awayTeam' | 'isHome' | 'matchDate' | 'competition' | 'location' | 'result' | 'status'
> &
  NamedTeams;

const MIDDLE = PICTURE.width / 2;
const CREST_HEIGHT = 224;
/** Horizontal centres of the two teams. */
const HOME = 200;
const AWAY = PICTURE.width - HOME;
/** End of the painted panels, and start of the band with date and place. */
const PANEL_END = 376;
const BAND = 512;

const day = clubFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const hour = clubFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const upper = (text: string) => text.toLocaleUpperCase(club.locale);

/** A match as a scoreboard: the time before the match, then the score. */
export function matchPicture(lettering: Lettering, match: MatchFacts): string {
  const { competition, homeTeam, awayTeam, isHome, location } = match;
  const where = location?.trim() || 'Pabellón por confirmar';
  const middle = { x: MIDDLE, anchor: 'middle', style: 'caption' } as const;
  return picture(
    `<clipPath id="panel"><path d="M0 0H412L352 ${PANEL_END}H0Z"/></clipPath>`,
    panel(isHome),
    `<g transform="translate(${PICTURE.width} 0) scale(-1 1)">${panel(!isHome)}</g>`,
    `<rect y="${BAND}" width="${PICTURE.width}" height="${PICTURE.height - BAND}" fill="${NAVY}"/>`,
    label(lettering, upper(competition), { ...middle, y: 66, size: 24, fill: MUTED, width: 340 }),
    team(lettering, { name: homeTeam, own: isHome, abbreviation: badgeOf(match, isHome) }, HOME),
    team(lettering, { name: awayTeam, own: !isHome, abbreviation: badgeOf(match, !isHome) }, AWAY),
    ...centre(lettering, match),
    label(lettering, upper(day.format(match.matchDate)), {
      ...middle,
      y: 564,
      size: 28,
      fill: SAND,
      width: 1060,
    }),
    label(lettering, where, { ...middle, y: 604, size: 24, fill: MUTED, width: 1060 }),
  );
}

/** The court behind the left team's crest: coloured for the club, plain for a rival. */
function panel(own: boolean): string {
  const view = { point: [300, 400], at: [HOME - 20, 190], turn: 76, scale: 0.98 } as const;
  const edge = `<path d="M412 0 352 ${PANEL_END}" stroke="${own ? CORAL_BRIGHT : MUTED}" stroke-width="6"/>`;
  return `<g clip-path="url(#panel)">${own ? clubCourt(view) : plainCourt(view)}</g>${edge}`;
}

function team(
  lettering: Lettering,
  { name, own, abbreviation }: { name: string; own: boolean; abbreviation: string },
  x: number,
): string {
  const box = {
    x: x - (CREST_HEIGHT * CREST_RATIO) / 2,
    y: (PANEL_END - CREST_HEIGHT) / 2,
    height: CREST_HEIGHT,
  };
  const block = fitted(lettering, upper(name), {
    width: 350,
    height: 104,
    sizes: [50, 44, 38, 32],
    leading: 1,
    style: 'display',
  });
  const lowest = PANEL_END + (BAND - PANEL_END) / 2;
  const first = lowest + block.size * (CAP_HEIGHT / 2 - (block.lines.length - 1) / 2);
  const lines = block.lines.map((line, row) =>
    placed(line, { x, y: first + row * block.size, size: block.size, fill: SAND, anchor: 'middle' }),
  );
  return crest(lettering, { abbreviation, own }, box) + lines.join('');
}

/** The text between the teams, and the line below it. */
function centre(lettering: Lettering, { result, status, matchDate }: MatchFacts): string[] {
  const hasScore = result !== null && (status === 'live' || status === 'finished');
  const time = hour.format(matchDate);
  const big = hasScore ? result.replace('-', '–') : time;
  const words = {
    scheduled: 'Hora de Palma',
    live: 'En directo',
    finished: 'Final',
    postponed: 'Aplazado',
    cancelled: 'Cancelado',
  };
  const urgent = status === 'live' || status === 'postponed' || status === 'cancelled';
  const size = { width: 372, height: 200, sizes: [168, 150, 132, 110, 84, 60], leading: 1 } as const;
  const board = fitted(lettering, big, { ...size, style: 'display' });
  const y = 200 + board.size * (CAP_HEIGHT / 2);
  return [
    ...board.lines.map((line) =>
      placed(line, { x: MIDDLE, y, size: board.size, fill: SAND, anchor: 'middle' }),
    ),
    plate(lettering, upper(words[status]), urgent ? LIVE : NAVY_2),
  ];
}

function plate(lettering: Lettering, text: string, ground: string): string {
  const size = 24;
  const width = lettering.widthOf(text, 'caption') * size + 40;
  const box = `x="${(MIDDLE - width / 2).toFixed(1)}" y="310" width="${width.toFixed(1)}" height="52"`;
  const place = {
    x: MIDDLE,
    y: 345,
    size,
    fill: '#ffffff',
    anchor: 'middle',
    style: 'caption',
    width,
  } as const;
  return `<rect ${box} rx="6" fill="${ground}"/>${label(lettering, text, place)}`;
}
