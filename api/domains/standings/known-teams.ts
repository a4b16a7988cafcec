import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { ValidationError, parseId } from '../../platform/errors.ts';

/** A team as an input names it, with the field that does. */
interface NamedTeam {
  path: string;
  id: string;
}

/** The same number of teams as were named. */
type Known<Named extends readonly NamedTeam[]> = { [Index in keyof Named]: { id: number; name: string } };

/**
 * The teams that an input names, in its order.
 * @throws ValidationError at each field whose team does not exist
 */
export async function knownTeams<const Named extends readonly NamedTeam[]>(
  transaction: DatabaseTransaction,
  named: Named,
): Promise<Known<Named>> {
  const ids = named.map(({ id }) => parseId(id) ?? -1);
  const found = await transaction.team.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  const teams = ids.map((id) => found.find((team) => team.id === id));
  const unknown = named.filter((_team, index) => !teams[index]);
  if (unknown.length > 0)
    throw new ValidationError(
      unknown.map(({ path }) => ({ path, message: 'Selecciona un equipo de la lista' })),
    );
  return teams as Known<Named>;
}
