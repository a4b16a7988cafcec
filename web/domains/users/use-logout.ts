import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/index.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { describeError } from '../../graphql/results.ts';
import { endPushHere } from '../push/device-owner.ts';
import { toast } from '../../ui/toast.ts';
import { LOADING, SIGNED_OUT, useViewerContext } from './viewer.tsx';

const Logout = graphql(`
  mutation Logout {
    logout
  }
`);

/** Signs out, ends the person's notifications on this device, forgets what they could see and goes to /auth. */
export function useLogout(): () => Promise<void> {
  const clients = useClientStore();
  const { setViewer } = useViewerContext();
  const navigate = useNavigate();

  return async () => {
    // While the server still knows who asks.
    await endPushHere();
    const { data, error } = await clients.get().mutation(Logout, {}).toPromise();
    if (!data) {
      toast.error(describeError(error), 'Error al cerrar sesión');
      return;
    }
    // A protected page must not find the person signed out and send them to sign in and come back to it: it waits, and
    // all that changes appears at once, with the page that follows.
    setViewer(LOADING);
    startTransition(() => {
      clients.renew();
      setViewer(SIGNED_OUT);
      void navigate('/auth');
    });
    toast.success('Sesión cerrada', 'Has cerrado sesión correctamente');
  };
}
