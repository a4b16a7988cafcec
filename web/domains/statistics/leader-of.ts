/** Who has the most of something, and how many others have as much; null if nobody has any. */
export function leaderOf<Player>(
  players: readonly Player[],
  of: (player: Player) => number,
): { first: Player; others: number } | null {
  const most = Math.max(0, ...players.map(of));
  const [first, ...others] = players.filter((player) => of(player) === most);
  return first !== undefined && most > 0 ? { first, others: others.length } : null;
}
