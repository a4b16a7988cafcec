import { hasRole, type Viewer } from '../viewer.tsx';

const LABELS = [
  ['ADMIN', 'Administrador'],
  ['BLOGGER', 'Redactor'],
  ['SOCIO', 'Socio'],
] as const;

/** The label of an account in the profile: by the main role first, then by the list. */
export function accountType(user: Pick<Viewer, 'role' | 'roles'>): string {
  const main = LABELS.find(([role]) => user.role === role);
  const other = LABELS.find(([role]) => hasRole(user, role));
  return (main ?? other)?.[1] ?? 'Usuario';
}
