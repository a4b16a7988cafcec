import { useState } from 'react';
import { useClient, useMutation, useQuery } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { graphql } from '../../../gql/index.ts';
import type { Role } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { describeError } from '../../../graphql/results.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { hasRole, STAFF_ROLES, useViewerContext } from '../viewer.tsx';
import { ROLES, toRoleName } from './roles.ts';

const SecondFactorRolesQuery = graphql(`
  query SecondFactorRolesPage {
    secondFactorRoles
    viewer {
      id
      hasSecondFactor
    }
  }
`);

const Require = graphql(`
  mutation RequireSecondFactor($roles: [Role!]!, $seen: [Role!]) {
    requireSecondFactor(input: { roles: $roles, seen: $seen }) {
      roles
    }
  }
`);

export const load: PageLoad = (client) => preload(client, SecondFactorRolesQuery, {}, 'cache-and-network');

const labelOf = (role: Role) => ROLES[toRoleName(role)].label;

/** The staff roles that require a second factor: administrators choose them. */
export default function SecondFactorRolesPage() {
  const [{ data, error }, ask] = useQuery({ query: SecondFactorRolesQuery });
  const client = useClient();
  const [, require] = useMutation(Require);
  const { viewer, refresh } = useViewerContext();
  const [asked, setAsked] = useState<Role | null>(null);
  const required = data?.secondFactorRoles;
  const lockedOut = asked !== null && hasRole(viewer.user, asked) && !data?.viewer?.hasSecondFactor;

  async function save(roles: readonly Role[]) {
    const answer = await require({ roles: [...roles], seen: required });
    // Also after a refusal: another administrator has changed the roles.
    await client.query(SecondFactorRolesQuery, {}, { requestPolicy: 'network-only' }).toPromise();
    if (answer.error) return { title: 'Error al guardar', message: describeError(answer.error) };
    toast.success('Guardado', 'Vale desde ahora mismo.');
    // It may be the user's own role.
    await refresh();
    return null;
  }
  const turningOff = useAction(save);

  function change(role: Role, on: boolean) {
    if (on) setAsked(role);
    else void turningOff.run((required ?? []).filter((one) => one !== role));
  }

  return (
    <PanelPage
      title="Verificación en dos pasos"
      description="A qué roles del equipo se les exige, además de la contraseña, un código de su móvil. Quien no la tenga la activará al entrar; hasta entonces no puede usar el panel."
      back={{ to: '/admin/settings', label: 'Ajustes' }}
    >
      {error && !data && (
        <Alert
          tone="error"
          title="Error al cargar los ajustes"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          {describeError(error)}
        </Alert>
      )}
      {!required && !error && (
        <SkeletonGroup label="Cargando los ajustes..." className="grid max-w-xl gap-4">
          {STAFF_ROLES.map((role) => (
            <Skeleton key={role} className="h-16 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {required && (
        <ul
          aria-label="Roles que la exigen"
          className="grid max-w-xl rounded-lg border border-hairline bg-surface px-5 shadow-card"
        >
          {STAFF_ROLES.map((role) => (
            <li key={role} className="border-hairline py-2 not-first:border-t">
              <Switch
                label={labelOf(role)}
                hint={ROLES[toRoleName(role)].description}
                checked={required.includes(role)}
                disabled={turningOff.pending}
                onChange={({ target }) => change(role, target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      <ActionError problem={turningOff.problem} className="max-w-xl" />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`¿Exigirla a: ${asked ? labelOf(asked) : ''}?`}
        description={
          lockedOut
            ? 'Es tu propio rol y todavía no la tienes: te pediremos que la actives en cuanto lo confirmes.'
            : 'Quien tenga este rol y no la haya activado dejará de poder usar el panel hasta que lo haga.'
        }
        confirmLabel="Exigir"
        pendingLabel="Guardando..."
        variant="primary"
        onConfirm={() => save([...(required ?? []), ...(asked ? [asked] : [])])}
      />
    </PanelPage>
  );
}
