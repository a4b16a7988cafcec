import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { club } from '../../../../api/club/club.ts';
import { graphql } from '../../../gql/index.ts';
import { useClientStore } from '../../../graphql/client-store.tsx';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';
import { LOADING, SIGNED_OUT, useViewerContext } from '../viewer.tsx';

const CloseAccount = graphql(`
  mutation CloseAccount($password: String!) {
    closeAccount(input: { password: $password }) {
      ... on CloseAccountSuccess {
        closed
      }
      ...MutationFailure
    }
  }
`);

/** Closes the account, clears the user's data and shows a farewell on the home page. */
export function useCloseAccount(): (password: string) => Promise<Failure | null> {
  const clients = useClientStore();
  const { setViewer } = useViewerContext();
  const navigate = useNavigate();

  return async (password) => {
    const { data, error } = await clients.get().mutation(CloseAccount, { password }).toPromise();
    const outcome = readOutcome(data?.closeAccount, error);
    if (!outcome.ok) return outcome;
    void import('../session-tabs.tsx').then(({ tellOtherTabs }) => tellOtherTabs(null));
    // As when signing out: the profile must not redirect to the sign-in page.
    setViewer(LOADING);
    startTransition(() => {
      clients.renew();
      setViewer(SIGNED_OUT);
      void navigate('/');
    });
    toast.success('Cuenta cerrada', `Gracias por haber sido parte del ${club.name}. Hasta siempre.`);
    return null;
  };
}
