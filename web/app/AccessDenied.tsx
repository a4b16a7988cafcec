import type { Role } from '../gql/graphql.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { hasRole, isStaff, type Viewer } from '../domains/users/viewer.tsx';
import { MessagePage } from './MessagePage.tsx';

const ROLE_NAMES: Record<Role, string> = {
  VISITOR: 'visitante',
  SOCIO: 'socio',
  BLOGGER: 'redactor',
  ADMIN: 'administrador',
  EDITOR: 'editor',
  SPORTS_MANAGER: 'responsable deportivo',
  COMMERCIAL_MANAGER: 'responsable comercial',
  USER: 'usuario',
};

interface AccessDeniedProps {
  user: Viewer;
  required: readonly Role[];
}

/** For a signed-in user without the required role: explains why and offers other pages. */
export function AccessDenied({ user, required }: AccessDeniedProps) {
  const names = required.map((role) => ROLE_NAMES[role]);
  const place = workplaceOf(user);
  return (
    <MessagePage
      seed="acceso"
      title="Acceso denegado"
      actions={
        <>
          {place && <ButtonLink to={place.to}>{place.label}</ButtonLink>}
          {required.includes('SOCIO') && <ButtonLink to="/hazte-socio">Cómo hacerse socio</ButtonLink>}
          <ButtonLink to="/" variant={place ? 'secondary' : 'primary'}>
            Volver al inicio
          </ButtonLink>
        </>
      }
    >
      <p>
        Tu cuenta no puede abrir esta página.{' '}
        {names.length > 1 ? 'Hace falta uno de estos roles' : 'Hace falta el rol'}:{' '}
        <strong className="text-fg">{names.join(', ')}</strong>.
      </p>
      <p>Si crees que es un error, escribe al club y lo miramos.</p>
    </MessagePage>
  );
}

/** The start page of staff members; null for fans. */
function workplaceOf(user: Viewer): { to: string; label: string } | null {
  if (isStaff(user)) return { to: '/admin', label: 'Ir al panel' };
  return hasRole(user, 'BLOGGER') ? { to: '/editor', label: 'Escribir una noticia' } : null;
}
