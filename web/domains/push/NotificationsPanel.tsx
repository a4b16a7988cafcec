import { ActionError } from '../../ui/ActionError.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { SectionTitle } from '../users/profile/SectionTitle.tsx';
import type { Viewer } from '../users/viewer.tsx';
import { PushPreferenceSwitches } from './PushPreferenceSwitches.tsx';
import { InstallFirst, PermissionDenied, UnsupportedBrowser } from './PushUnavailable.tsx';
import { usePush } from './use-push.ts';

/** «Notificaciones»: switches this device's notifications on and off and sets their topics. */
export function NotificationsPanel({ user }: { user: Viewer }) {
  const { state, working, problem, activate, deactivate, reload } = usePush(user.id);
  return (
    <>
      <SectionTitle>Notificaciones</SectionTitle>
      <p className="max-w-prose">
        Entérate al momento de lo que pasa en la pista y en el club, aunque no tengas la web abierta.
      </p>
      {state.is === 'loading' && <PanelSkeleton />}
      {state.is === 'unsupported' && <UnsupportedBrowser />}
      {state.is === 'install-first' && <InstallFirst />}
      {state.is === 'denied' && <PermissionDenied />}
      {state.is === 'failed' && (
        <Alert tone="error" title="Error" actions={<Button onClick={() => void reload()}>Reintentar</Button>}>
          No hemos podido consultar tu suscripción. Comprueba tu conexión y vuelve a intentarlo.
        </Alert>
      )}
      {(state.is === 'unsubscribed' || state.is === 'subscribed') && (
        <Toggle
          on={state.is === 'subscribed'}
          working={working}
          onPress={() => (state.is === 'subscribed' ? deactivate(state.endpoint) : activate())}
        />
      )}
      <ActionError problem={problem} />
      {state.is === 'subscribed' && (
        <PushPreferenceSwitches
          key={state.endpoint}
          endpoint={state.endpoint}
          initial={state.preferences}
          onGone={(found) => void reload(found)}
        />
      )}
      {(state.is === 'unsubscribed' || state.is === 'subscribed') && <AboutNotifications />}
    </>
  );
}

interface ToggleProps {
  on: boolean;
  working: boolean;
  onPress: () => Promise<void>;
}

function Toggle({ on, working, onPress }: ToggleProps) {
  return (
    <div className="grid items-center gap-4 rounded-lg border border-hairline bg-surface p-5 shadow-card sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <h3 className="headline text-xl">Notificaciones push</h3>
        <p className="text-muted" role="status">
          {on ? 'Activadas en este dispositivo.' : 'Desactivadas en este dispositivo.'}
        </p>
      </div>
      <Button
        variant={on ? 'secondary' : 'primary'}
        pending={working}
        pendingLabel={on ? 'Desactivando...' : 'Activando...'}
        onClick={() => void onPress()}
      >
        {on ? 'Desactivar' : 'Activar'}
      </Button>
    </div>
  );
}

function AboutNotifications() {
  return (
    <Alert title="Sobre las notificaciones">
      Son de este dispositivo: en cada uno eliges si las quieres y cuáles. Puedes cambiar de opinión cuando
      quieras, y al cerrar sesión se desactivan aquí, para que nadie más lea tus avisos.
    </Alert>
  );
}

function PanelSkeleton() {
  return (
    <SkeletonGroup label="Cargando tus notificaciones..." className="grid gap-6">
      <Skeleton className="h-40 rounded-lg sm:h-25" />
      <Skeleton className="h-24 rounded-md" />
    </SkeletonGroup>
  );
}
