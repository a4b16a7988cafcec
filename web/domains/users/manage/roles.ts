import type { RoleName } from '../../../../api/domains/users/users.input.ts';
import type { Role } from '../../../gql/graphql.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

interface RoleInfo {
  label: string;
  /** What somebody with it may do (spec section 6). */
  description: string;
  tone: BadgeTone;
}

/** The roles in the words of the panel, those of the staff first. */
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

/** As the GraphQL schema calls it. */
export const toRole = (name: RoleName) => name.toUpperCase() as Role;
export const toRoleName = (role: Role) => role.toLowerCase() as RoleName;

/**
 * The list of roles that goes with a new main role: only that one (spec section 3), except that a member stays a
 * member, since that comes and goes with the membership.
 */
export function rolesWith(main: Role, before: readonly Role[]): Role[] {
  return before.includes('SOCIO') && main !== 'SOCIO' ? [main, 'SOCIO'] : [main];
}
