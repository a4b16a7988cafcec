import type { Shot } from './sheet.ts';

/** Quarters before the teams change ends. Overtimes are played at the ends of the second half. */
const FIRST_HALF = 2;

/**
 * Turns the places of shots to one basket. Feeds give them on the whole court, whose ends the teams change at
 * half-time. The end that a team attacks is the one near which most of its shots of that half are, so that a throw
 * from the own half keeps its distance.
 * @param shots x and y are per cent of the whole court, from its lower left corner
 */
export function turnedToOneBasket(shots: readonly Shot[]): Shot[] {
  const attacksRight = (shot: Shot) => {
    const half = shots.filter(
      ({ side, period }) => side === shot.side && period <= FIRST_HALF === shot.period <= FIRST_HALF,
    );
    return half.filter(({ x }) => x > 50).length > half.length / 2;
  };
  return shots.map((shot) =>
    attacksRight(shot) ? { ...shot, x: 100 - shot.x, y: 100 - shot.y } : { ...shot },
  );
}
