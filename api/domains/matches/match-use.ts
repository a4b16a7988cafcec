import type { Prisma } from '../../platform/database/client.ts';

/** What depends on a match, to be counted: with any of it, the match can be cancelled, but not taken away. */
export const MATCH_USE = {
  tickets: true,
  admissions: true,
  orders: { where: { state: { in: ['pending', 'paid', 'refund_due'] } } },
  holds: true,
  waitingEntries: true,
} as const satisfies Prisma.MatchCountOutputTypeSelect;

type MatchUse = Record<keyof typeof MATCH_USE, number>;

/** Why a match cannot be taken away: «ya ha entrado gente»; null if nothing depends on it. */
export function whyInUse({ tickets, admissions, orders, holds, waitingEntries }: MatchUse): string | null {
  if (tickets > 0) return tickets === 1 ? 'hay una entrada vendida' : `hay ${tickets} entradas vendidas`;
  if (admissions > 0) return 'ya ha entrado gente';
  if (orders > 0 || holds > 0) return 'hay compras en marcha o por devolver';
  return waitingEntries > 0 ? 'hay gente en la lista de espera' : null;
}
