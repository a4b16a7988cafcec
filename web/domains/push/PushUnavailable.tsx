import type { ReactNode } from 'react';
import { Alert } from '../../ui/Alert.tsx';

/** For browsers without push notifications. */
export function UnsupportedBrowser() {
  return (
    <Alert tone="warn" title="Navegador no compatible">
      Tu navegador no soporta notificaciones push. Prueba con Chrome, Edge, Firefox u Opera.
    </Alert>
  );
}

/** For iPhones and iPads, where only an installed site may show notifications. */
export function InstallFirst() {
  return (
    <Alert title="En iPhone y iPad, instala primero la web">
      <p>Solo pueden avisarte las webs que tienes en la pantalla de inicio. Se hace en un momento:</p>
      <ol className="mt-2 grid list-decimal gap-1 pl-5">
        <li>
          Pulsa <Name>Compartir</Name> en la barra del navegador.
        </li>
        <li>
          Elige <Name>Añadir a pantalla de inicio</Name> y después <Name>Añadir</Name>.
        </li>
        <li>Abre la web desde su nuevo icono, inicia sesión y vuelve a «Notificaciones».</li>
      </ol>
      <p className="mt-2">Necesitas iOS 16.4 o posterior.</p>
    </Alert>
  );
}

/** For users who blocked notifications in the browser, where only they can allow them again. */
export function PermissionDenied() {
  return (
    <Alert tone="warn" title="Permiso denegado">
      Has bloqueado las notificaciones de esta web. Para recibirlas, pulsa el icono junto a la dirección de la
      página, permite las notificaciones y vuelve aquí.
    </Alert>
  );
}

function Name({ children }: { children: ReactNode }) {
  return <strong className="font-semibold">«{children}»</strong>;
}
