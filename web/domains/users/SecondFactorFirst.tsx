import { useState } from 'react';
import { useClientStore } from '../../graphql/client-store.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { RecoveryCodes } from './profile/RecoveryCodes.tsx';
import { TurnOnSecondFactor } from './profile/TurnOnSecondFactor.tsx';
import { useViewerContext } from './viewer.tsx';

/** Shown in place of a screen whose role requires a second factor, with a link to set it up. */
export default function SecondFactorFirst() {
  const { refresh } = useViewerContext();
  const clients = useClientStore();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isGoingOn, setGoingOn] = useState(false);

  async function goOn() {
    setGoingOn(true);
    // Refetch the queries that were refused before.
    clients.renew();
    await refresh();
  }

  return (
    <div className="wrap grid max-w-[44rem] content-start justify-items-start gap-6 py-8 md:py-12">
      <h1 className="display text-display-sm">Activa la verificación en dos pasos</h1>
      {codes ? (
        <>
          <RecoveryCodes codes={codes} />
          <Button pending={isGoingOn} pendingLabel="Abriendo..." onClick={() => void goOn()}>
            Los he guardado, continuar
          </Button>
        </>
      ) : (
        <>
          <Alert tone="warn" title="Tu rol la exige">
            Un administrador pide la verificación en dos pasos a quien tiene tu rol. Hasta que la actives no
            puedes trabajar aquí; el resto de la web funciona como siempre.
          </Alert>
          <p>
            Necesitas una aplicación de autenticación en el móvil. Después, al iniciar sesión te pediremos,
            además de la contraseña, el código que muestre.
          </p>
          <TurnOnSecondFactor onDone={setCodes} />
          <ButtonLink to="/" variant="ghost">
            Ahora no, volver a la web
          </ButtonLink>
        </>
      )}
    </div>
  );
}
