import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useViewerContext } from '../viewer.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TurnOffSecondFactor } from './TurnOffSecondFactor.tsx';
import { TurnOnSecondFactor } from './TurnOnSecondFactor.tsx';

const SecondFactorQuery = graphql(`
  query SecondFactor {
    viewer {
      id
      hasSecondFactor
      needsSecondFactor
    }
  }
`);

/** One-time codes as a second factor: for staff, and for users who already have them. */
export function SecondFactor({ staff }: { staff: boolean }) {
  const [{ data }, read] = useQuery({ query: SecondFactorQuery });
  const { refresh } = useViewerContext();
  const [isChanging, setChanging] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const viewer = data?.viewer;
  if (!viewer || !(staff || viewer.hasSecondFactor)) return null;

  function changed(recoveryCodes?: readonly string[]) {
    // The change opens or closes the access to the panel.
    void refresh();
    setCodes(recoveryCodes);
    setChanging(false);
    read({ requestPolicy: 'network-only' });
  }

  return (
    <section
      aria-labelledby="second-factor"
      className="grid justify-items-start gap-4 border-t border-hairline pt-6"
    >
      <h3 id="second-factor" className="headline text-xl">
        Verificación en dos pasos
      </h3>
      {viewer.needsSecondFactor && (
        <Alert tone="info" title="Tu rol la exige">
          Hasta que la actives no podrás usar el panel de administración.
        </Alert>
      )}
      <p>
        {viewer.hasSecondFactor
          ? 'Está activada: al iniciar sesión te pedimos, además de la contraseña, un código de tu móvil.'
          : 'Además de la contraseña, al iniciar sesión te pediremos un código que cambia cada medio minuto en tu móvil.'}
      </p>
      {codes && <RecoveryCodes codes={codes} />}
      {!isChanging && (
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {viewer.hasSecondFactor ? 'Desactivar' : 'Activar'} la verificación en dos pasos
        </Button>
      )}
      {isChanging && viewer.hasSecondFactor && <TurnOffSecondFactor onDone={() => changed()} />}
      {isChanging && !viewer.hasSecondFactor && <TurnOnSecondFactor onDone={changed} />}
    </section>
  );
}
