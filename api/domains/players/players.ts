import type { Position, Prisma } from '../../platform/database/client.ts';

/** The squad by number; a player with several positions is found under each. */
export function playerList(position: Position | null | undefined) {
  return {
    where: { isActive: true, ...(position && { position: { has: position } }) },
    orderBy: { dorsal: 'asc' },
  } satisfies Prisma.PlayerFindManyArgs;
}

/** The overall rating on a player's card: the rounded average of attack and defence. */
export function overallRating({
  atkOverall,
  defOverall,
}: {
  atkOverall: number;
  defOverall: number;
}): number {
  return Math.round((atkOverall + defOverall) / 2);
}
