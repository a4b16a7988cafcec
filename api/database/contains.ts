/**
 * A filter for a text that holds `piece`, without case. Prisma hands the piece to ILIKE as it is, so what ILIKE reads
 * as a wildcard is escaped here: somebody who looks for «100%» means just that.
 */
export function containing(piece: string): { contains: string; mode: 'insensitive' } {
  return { contains: piece.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' };
}
