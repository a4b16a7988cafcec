import { useLocation, useNavigate } from 'react-router-dom';
import { signInPath } from '../../app/return-path.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoginForm, useLoginForm } from './LoginForm.tsx';
import type { Viewer } from './viewer.tsx';

/** A dialog over a page whose session has ended: after signing in again the user continues with all input intact. */
export function SessionEnded({ user }: { user: Viewer }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const form = useLoginForm(user.email);
  return (
    <Dialog
      open
      onClose={() => void navigate(signInPath(pathname + search), { replace: true })}
      title="Tu sesión ha terminado"
      description="Vuelve a entrar para seguir donde estabas: lo que has escrito sigue aquí."
    >
      <LoginForm form={form} />
    </Dialog>
  );
}
