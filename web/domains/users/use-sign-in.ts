import { getFragment, graphql } from '../../gql/index.ts';
import type { LoginInput, RegisterInput } from '../../gql/graphql.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { type Failure, readOutcome } from '../../graphql/results.ts';
import { removeDrafts } from '../../ui/draft.ts';
import { toast } from '../../ui/toast.ts';
import { club } from '../../../api/club/club.ts';
import { tellOtherTabs } from './session-tabs.tsx';
import { type Viewer, Viewer_user, useViewerContext } from './viewer.tsx';

const Login = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      ... on LoginSuccess {
        user {
          id
          ...Viewer_user
        }
      }
      ...MutationFailure
    }
  }
`);

const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      ... on RegisterSuccess {
        user {
          id
          ...Viewer_user
        }
      }
      ...MutationFailure
    }
  }
`);

/** These requests name no account, since another user may have been signed in before. */
const FOR_ANYBODY = { fetchOptions: {} };

/** Sign-in and registration. Both return an error message, or null: then the viewer is the new user. */
export function useSignIn() {
  const clients = useClientStore();
  const { viewer, setViewer } = useViewerContext();

  function enter(user: Viewer) {
    // A new client: another user must not see cached responses. The same user keeps the old one.
    const comesBack = viewer.status === 'signed-out' && viewer.ended?.id === user.id;
    if (!comesBack) clients.renew();
    // Another person in the tab of somebody whose session has ended.
    if (!comesBack && viewer.status === 'signed-out' && viewer.ended) removeDrafts();
    clients.setAccount(user.id);
    setViewer({ status: 'signed-in', user });
    tellOtherTabs(user.id);
  }

  async function login(input: LoginInput): Promise<Failure | null> {
    const { data, error } = await clients.get().mutation(Login, { input }, FOR_ANYBODY).toPromise();
    const outcome = readOutcome(data?.login, error);
    if (!outcome.ok) return outcome;
    const user = getFragment(Viewer_user, outcome.value.user);
    enter(user);
    toast.success('Inicio de sesión exitoso', `Bienvenido, ${user.name}`);
    return null;
  }

  async function register(input: RegisterInput): Promise<Failure | null> {
    const { data, error } = await clients.get().mutation(Register, { input }, FOR_ANYBODY).toPromise();
    const outcome = readOutcome(data?.register, error);
    if (!outcome.ok) return outcome;
    const user = getFragment(Viewer_user, outcome.value.user);
    enter(user);
    toast.success('Registro exitoso', `${user.name}, te damos la bienvenida al ${club.name}`);
    return null;
  }

  return { login, register };
}
