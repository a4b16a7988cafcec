import { useLocation, useNavigate } from 'react-router-dom';
import { signInPath } from '../../app/return-path.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { Viewer } from './viewer.tsx';

/** Lies over a page whose session has ended: whoever signs in again goes on where they were, with all they had typed. */
export function SessionEnded({ user }: { user: Viewer }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={() => void navigate(signInPath(pathname + search), { replace: true })}
      title="Tu sesión ha terminado"
      description="Vuelve a entrar para seguir donde estabas: lo que has escrito sigue aquí."
    >
      <LoginForm email={user.email} />
    </Dialog>
  );
}
