import type { Role } from '../../gql/graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { hasRole, useViewer } from '../users/viewer.tsx';

/** The most frequent tasks of staff; the routes enforce who may open them. */
const SHORTCUTS: readonly { label: string; to: string; roles: readonly Role[] }[] = [
  { label: 'Nueva noticia', to: '/admin/content/news/new', roles: ['ADMIN', 'EDITOR'] },
  { label: 'Noticias', to: '/admin/content/news', roles: ['EDITOR'] },
  { label: 'Partidos', to: '/admin/sports/matches', roles: ['ADMIN', 'SPORTS_MANAGER'] },
  { label: 'Jugadores', to: '/admin/sports/players', roles: ['SPORTS_MANAGER'] },
  { label: 'Entradas vendidas', to: '/admin/commercial/tickets', roles: ['ADMIN', 'COMMERCIAL_MANAGER'] },
  { label: 'Patrocinadores', to: '/admin/sponsors', roles: ['COMMERCIAL_MANAGER'] },
  { label: 'Usuarios', to: '/admin/users', roles: ['ADMIN'] },
];

/** Links to frequent tasks. */
export function Shortcuts() {
  const { user } = useViewer();
  if (!user) return null;
  return (
    <Card as="section" aria-labelledby="accesos" className="grid gap-3 p-4 sm:p-5">
      <h2 id="accesos" className="headline text-xl">
        Accesos rápidos
      </h2>
      <div className="flex flex-wrap gap-2.5">
        {SHORTCUTS.filter(({ roles }) => hasRole(user, ...roles)).map(({ label, to }) => (
          <ButtonLink key={to} to={to} size="sm" variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}
