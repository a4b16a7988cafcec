import { club } from '../../club/club.ts';
import { clubCourt } from './court-art.ts';
import { crest } from './crest-art.ts';
import type { Lettering } from './lettering.ts';
import { CORAL_BRIGHT, MUTED, picture, SAND } from './look.ts';
import { fitted, label, placed } from './text-block.ts';

const LEFT = 72;
const WIDTH = 560;

/**
 * The picture for pages without their own: the club's name and its court.
 * @param season the label of the season of today
 */
export function clubPicture(lettering: Lettering, season: string): string {
  const name = fitted(lettering, club.name.toLocaleUpperCase(club.locale), {
    width: WIDTH,
    height: 320,
    sizes: [120, 108, 96, 84, 68],
    leading: 0.86,
    style: 'display',
  });
  const facts = `${club.league} · Temporada ${season}`.toLocaleUpperCase(club.locale);
  const first = 300;
  return picture(
    '<clipPath id="half"><path d="M720 0H1200V630H620Z"/></clipPath>',
    `<g clip-path="url(#half)">${clubCourt({ point: [300, 497], at: [1010, 500], turn: -14, scale: 1.15 })}</g>`,
    `<path d="M720 0 620 630" stroke="${CORAL_BRIGHT}" stroke-width="6"/>`,
    crest(lettering, { abbreviation: club.abbreviation, own: true }, { x: LEFT, y: 56, height: 124 }),
    ...name.lines.map((line, row) =>
      placed(line, { x: LEFT - 4, y: first + row * name.size * 0.86, size: name.size, fill: SAND }),
    ),
    label(lettering, facts, { x: LEFT, y: 566, size: 24, fill: MUTED, style: 'caption', width: WIDTH }),
  );
}
