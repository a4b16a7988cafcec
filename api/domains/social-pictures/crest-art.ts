import { letterSize, SHIELD } from '../../../web/ui/art/shield.ts';
import { CORAL, CORAL_BRIGHT, INK, SAND } from './look.ts';
import type { Lettering } from './lettering.ts';
import { placed } from './text-block.ts';

/** Width divided by height. */
export const CREST_RATIO = SHIELD.width / SHIELD.height;

const clip = `<clipPath id="shield"><path d="${SHIELD.edge}"/></clipPath>`;

const SOLID =
  '<g clip-path="url(#shield)">' +
  `<path d="${SHIELD.edge}" fill="${INK}"/><path d="${SHIELD.field}" fill="${CORAL}"/>` +
  `<path d="${SHIELD.stripes}" stroke="${INK}" stroke-width="3" stroke-opacity=".16"/>` +
  `<path d="${SHIELD.ball}" fill="${CORAL_BRIGHT}" stroke="${INK}" stroke-width="2"/>` +
  `<path d="${SHIELD.edge}" fill="none" stroke="${INK}" stroke-width="5"/>` +
  `<path d="${SHIELD.inner}" fill="none" stroke="${SAND}" stroke-width="1.5"/></g>`;

const OUTLINED =
  `<path d="${SHIELD.edge}" fill="${INK}"/><g fill="none" stroke="${SAND}">` +
  `<path d="${SHIELD.ball}" clip-path="url(#shield)" stroke-width="2" stroke-opacity=".5"/>` +
  `<path d="${SHIELD.edge}" stroke-width="3" stroke-linejoin="round"/></g>`;

/**
 * A team's shield with its abbreviation: solid for the club, outlined for rivals.
 * @param place upper left corner and height, in pixels
 */
export function crest(
  lettering: Lettering,
  { abbreviation, own }: { abbreviation: string; own: boolean },
  { x, y, height }: { x: number; y: number; height: number },
): string {
  const letters = lettering.writable(abbreviation).slice(0, 4);
  const size = letterSize(letters);
  const name = placed(lettering.line(letters, 'display'), {
    x: SHIELD.width / 2,
    y: 30 + size * 0.34,
    size,
    fill: own ? '#ffffff' : SAND,
    anchor: 'middle',
  });
  return `<g transform="translate(${x} ${y}) scale(${height / SHIELD.height})">${clip}${own ? SOLID : OUTLINED}${name}</g>`;
}
