import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/index.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { describeError } from '../../graphql/results.ts';
import { endPushHere } from '../push/device-owner.ts';
import { removeDrafts } from '../../ui/draft.ts';
import { toast } from '../../ui/toast.ts';
import { type Action, useAction } from '../../ui/use-action.ts';
import { LOADING, SIGNED_OUT, useViewerContext } from './viewer.tsx';

const Logout = graphql(`
  mutation Logout {
    logout
  }
`);

/** Signs out, ends this device's notifications, clears the user's data and goes to /auth. Show its problem at the button. */
export function useLogout(): Action<[]> {
  const clients = useClientStore();
  const { setViewer } = useViewerContext();
  const navigate = useNavigate();

  return useAction(async () => {
    // While the session is still valid.
    await endPushHere();
    const { data, error } = await clients.get().mutation(Logout, {}).toPromise();
    if (!data) return { title: 'Error al cerrar sesión', message: describeError(error) };
    void import('./session-tabs.tsx').then(({ tellOtherTabs }) => tellOtherTabs(null));
    removeDrafts();
    // A protected page must not redirect to the sign-in page with itself as the return path: all changes are in one
    // transition and appear together with the next page.
    setViewer(LOADING);
    startTransition(() => {
      clients.renew();
      setViewer(SIGNED_OUT);
      void navigate('/auth');
    });
    toast.success('Sesión cerrada', 'Has cerrado sesión correctamente');
    return null;
  });
}
