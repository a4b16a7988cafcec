import type { Position } from '../../gql/graphql.ts';

/** The positions from the ball to the basket, by their usual letters, with their Spanish names. */
export const POSITIONS = [
  { code: 'PG', name: 'Base', plural: 'Bases' },
  { code: 'SG', name: 'Escolta', plural: 'Escoltas' },
  { code: 'SF', name: 'Alero', plural: 'Aleros' },
  { code: 'PF', name: 'Ala-pívot', plural: 'Ala-pívots' },
  { code: 'C', name: 'Pívot', plural: 'Pívots' },
] as const satisfies readonly { code: Position; name: string; plural: string }[];

/** A player's positions in words: `['SG', 'SF']` → «Escolta y alero». */
export function positionsText(positions: readonly Position[]): string {
  const names = positions.map(
    (position) => POSITIONS.find(({ code }) => code === position)?.name ?? position,
  );
  const text = names
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' y ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
