import { club } from '../../../../api/club/club.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Ticket } from '../../../ui/icons.tsx';
import { ShoppingBag } from '../../../ui/page-icons.tsx';
import { useLogout } from '../use-logout.ts';
import { hasRole, type Viewer } from '../viewer.tsx';

/** The profile's links and the sign-out button. */
export function ProfileActions({ user }: { user: Viewer }) {
  const logout = useLogout();
  return (
    <div className="grid gap-3">
      <ButtonLink to="/entradas">
        <Ticket size={20} /> Comprar entradas
      </ButtonLink>
      {!hasRole(user, 'SOCIO') && (
        <ButtonLink href={club.links.signUpForm} variant="secondary">
          Hazte socio
        </ButtonLink>
      )}
      {/* Disabled but legible: the badge says why. */}
      <Button
        variant="ghost"
        disabled
        className="flex-wrap border-2 border-dashed border-line disabled:opacity-100"
      >
        <ShoppingBag size={20} /> Tienda <Badge>Próximamente</Badge>
      </Button>
      {(user.rights.includes('PUERTA') || hasRole(user, 'ADMIN', 'COMMERCIAL_MANAGER')) && (
        <ButtonLink to="/puerta" variant="secondary">
          Abrir la puerta
        </ButtonLink>
      )}
      <ButtonLink to="/" variant="ghost">
        Volver al inicio
      </ButtonLink>
      <Button variant="ghost" pending={logout.pending} onClick={() => void logout.run()}>
        Cerrar sesión
      </Button>
      <ActionError problem={logout.problem} />
    </div>
  );
}
