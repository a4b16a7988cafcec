import type { Abono, DatabaseTransaction, Prisma } from '../../platform/database/client.ts';
import type { PassFields } from './pass-record.ts';

type Identity = Pick<
  PassFields,
  'codigoLocalizador' | 'referenciaTicket' | 'temporada' | 'bloque' | 'fila' | 'asiento'
>;

const CODES = ['codigoLocalizador', 'referenciaTicket'] as const;
const SEAT = ['bloque', 'fila', 'asiento'] as const;

/**
 * Compares two passes. Locator and reference together identify a pass. If one of them is unreadable, the other one
 * and the seat decide. If both are, passes with the same seat and season are `alike`.
 */
export function comparePasses(one: Identity, other: Identity): 'same' | 'alike' | 'different' {
  const codes = CODES.map((name) => (one[name] && other[name] ? one[name] === other[name] : null));
  if (codes.includes(false)) return 'different';
  if (codes.every((equal) => equal === true)) return 'same';
  const seat = SEAT.every((name) => one[name] !== null && one[name] === other[name]);
  const season = one.temporada === other.temporada || one.temporada === null || other.temporada === null;
  if (!seat || !season) return 'different';
  return codes.includes(true) ? 'same' : 'alike';
}

/**
 * The saved record of a pass. A pass that is only `alike` counts only among the user's own; otherwise a bad scan
 * could block another user's pass.
 */
export async function findSavedPass(
  transaction: DatabaseTransaction,
  pass: Identity,
  userId: number,
): Promise<Abono | null> {
  const { codigoLocalizador, referenciaTicket, bloque, fila, asiento } = pass;
  const candidates: Prisma.AbonoWhereInput[] = [];
  if (codigoLocalizador !== null) candidates.push({ codigoLocalizador });
  if (referenciaTicket !== null) candidates.push({ referenciaTicket });
  if (bloque !== null && fila !== null && asiento !== null) {
    candidates.push({ userId, bloque, fila, asiento });
  }
  if (candidates.length === 0) return null;
  const rows = await transaction.abono.findMany({ where: { OR: candidates }, orderBy: { id: 'asc' } });
  const saved = (wanted: 'same' | 'alike') =>
    rows.filter((row) => comparePasses(pass, row) === wanted && (wanted === 'same' || row.userId === userId));
  const found = [...saved('same'), ...saved('alike')];
  return found.find((row) => row.userId === userId) ?? found[0] ?? null;
}

/** The different passes of a file. */
export function distinctPasses<Pass extends { values: Identity }>(passes: readonly Pass[]): Pass[] {
  const distinct: Pass[] = [];
  for (const pass of passes) {
    const known = distinct.some(({ values }) => comparePasses(values, pass.values) !== 'different');
    if (!known) distinct.push(pass);
  }
  return distinct;
}
