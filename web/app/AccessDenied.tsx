import type { Role } from '../gql/graphql.ts';
import { ButtonLink } from '../ui/Button.tsx';
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

/** For whoever is signed in without the role that a page asks for. */
export function AccessDenied({ required }: { required: readonly Role[] }) {
  const names = required.map((role) => ROLE_NAMES[role]);
  return (
    <MessagePage
      seed="acceso"
      title="Acceso denegado"
      actions={<ButtonLink to="/">Volver al inicio</ButtonLink>}
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
