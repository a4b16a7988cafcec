import type { DatabaseTransaction } from '../../platform/database/client.ts';

/**
 * Adds who is in the squad of a season to that of another, with number, positions and picture; not who is there already, or
 * whose number is taken.
 * @returns how many were added
 */
export function copySquad(transaction: DatabaseTransaction, from: number, to: number): Promise<number> {
  return transaction.$executeRaw`
    INSERT INTO squad_places (player_id, season, dorsal, position, profile_image)
    SELECT player_id, ${to}::int, dorsal, position, profile_image FROM squad_places
     WHERE season = ${from}::int AND is_active
     ORDER BY id
    ON CONFLICT DO NOTHING`;
}
