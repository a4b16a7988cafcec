import type { RoleName } from '../../../../api/domains/users/users.input.ts';
import type { Role } from '../../../gql/graphql.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

interface RoleInfo {
  label: string;
  /** What the role allows. */
  description: string;
  tone: BadgeTone;
}

/** The roles with their labels, staff first. */
export const ROLES: Readonly<Record<RoleName, RoleInfo>> = {
  admin: { label: 'Administrador', description: 'Acceso completo.', tone: 'solid' },
  editor: { label: 'Editor', description: 'Contenido: noticias y páginas.', tone: 'sea' },
  sports_manager: {
    label: 'Responsable deportivo',
    description: 'Partidos, jugadores y competiciones.',
    tone: 'sea',
  },
  commercial_manager: {
    label: 'Responsable comercial',
    description: 'Tienda, entradas y patrocinadores.',
    tone: 'sea',
  },
  blogger: {
    label: 'Redactor',
    description: 'Escribe noticias desde la web, sin entrar en el panel.',
    tone: 'accent',
  },
  socio: { label: 'Socio', description: 'Carnet digital de socio.', tone: 'ok' },
  visitor: { label: 'Visitante', description: 'Cuenta de aficionado, con puntos y abonos.', tone: 'neutral' },
  user: { label: 'Usuario', description: 'Acceso básico.', tone: 'neutral' },
};

export const ROLE_NAMES = Object.keys(ROLES) as RoleName[];

/** Its name in the GraphQL schema. */
export const toRole = (name: RoleName) => name.toUpperCase() as Role;
export const toRoleName = (role: Role) => role.toLowerCase() as RoleName;

/**
 * The list of roles for a new main role: only that one, except that a member stays a member, because that role depends
 * on the membership.
 */
export function rolesWith(main: Role, before: readonly Role[]): Role[] {
  return before.includes('SOCIO') && main !== 'SOCIO' ? [main, 'SOCIO'] : [main];
}
