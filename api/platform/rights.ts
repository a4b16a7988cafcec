import type { Right, Role } from './database/client.ts';
import type { Viewer } from './sessions.ts';

/** Roles that have a right without being given it. */
const HELD_BY: Readonly<Record<Right, readonly Role[]>> = {
  puerta: ['admin', 'commercial_manager'],
};

/** Whether a person may do something: by a role, or because an administrator gave them the right. */
export function hasRight({ roles, rights = [] }: Pick<Viewer, 'roles' | 'rights'>, right: Right): boolean {
  return rights.includes(right) || roles.some((role) => HELD_BY[right].includes(role));
}
