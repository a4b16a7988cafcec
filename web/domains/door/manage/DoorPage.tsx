import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { Seo } from '../../../app/Seo.tsx';
import { signInPath } from '../../../app/return-path.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DoorMatches } from '../door-documents.ts';
import { keepPost, readPost } from '../door-post.ts';
import { isNoAnswer, refusalOf } from '../door-server.ts';
import { keptLists, type KeptMatch } from '../door-store.ts';
import { DoorScanner } from '../DoorScanner.tsx';
import { DoorSetup } from '../DoorSetup.tsx';
import { keepOffline } from '../keep-offline.ts';
import { wakeSound } from '../signals.ts';

type Ready =
  | { state: 'loading' }
  | { state: 'refused'; code: unknown }
  | { state: 'ready'; matches: readonly KeptMatch[]; isOffline: boolean };

/** How long a kept list may be of use after its match has begun, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60_000;

/**
 * The gate, for accounts with the right «puerta». It opens without a connection too, with the matches whose lists this
 * device has; so it asks for the right itself, and is no protected page.
 */
export default function DoorPage() {
  const client = useClient();
  const [ready, setReady] = useState<Ready>({ state: 'loading' });
  const [post, setPost] = useState<{ match: KeptMatch; gate: string } | null>(null);

  useEffect(() => {
    let current = true;
    async function open(): Promise<Ready> {
      const request = { requestPolicy: 'network-only' } as const;
      const { data, error } = await client.query(DoorMatches, {}, request).toPromise();
      if (data) {
        void keepOffline().catch(console.error);
        return { state: 'ready', matches: data.doorMatches, isOffline: false };
      }
      if (!isNoAnswer(error)) return { state: 'refused', code: refusalOf(error) };
      const lists = await keptLists();
      const matches = lists
        .map(({ match }) => match)
        .filter(({ matchDate }) => Date.parse(matchDate) + KEPT_FOR > Date.now());
      return { state: 'ready', matches, isOffline: true };
    }
    async function show() {
      const next = await open().catch((error: unknown): Ready => {
        console.error('The door does not open', error);
        return { state: 'ready', matches: [], isOffline: true };
      });
      if (current) setReady(next);
    }
    void show();
    return () => {
      current = false;
    };
  }, [client]);

  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-8">
      <Seo title="Puerta" description="Lectura de entradas en los accesos del pabellón." noIndex />
      <h1 className="headline text-display-md">Puerta</h1>
      {ready.state === 'loading' && <Spinner label="Abriendo la puerta..." />}
      {ready.state === 'refused' && <Refused code={ready.code} />}
      {ready.state === 'ready' && ready.matches.length === 0 && (
        <Alert tone="warn">
          {ready.isOffline
            ? 'Sin conexión, y este móvil no tiene la lista de ningún partido. Ábrelo con conexión antes del partido.'
            : 'No hay ningún partido en casa por jugar.'}
        </Alert>
      )}
      {ready.state === 'ready' && ready.matches.length > 0 && (
        <DoorSetup
          matches={ready.matches}
          before={readPost()}
          isOffline={ready.isOffline}
          onStart={(match, gate) => {
            wakeSound();
            keepPost({ matchId: match.id, gate });
            setPost({ match, gate });
          }}
        />
      )}
      {post && <DoorScanner {...post} onLeave={() => setPost(null)} />}
    </div>
  );
}

function Refused({ code }: { code: unknown }) {
  if (code === 'UNAUTHENTICATED')
    return (
      <Alert tone="warn">
        <p>Entra con tu cuenta para leer entradas.</p>
        <ButtonLink to={signInPath('/puerta')} className="mt-3">
          Entrar
        </ButtonLink>
      </Alert>
    );
  return (
    <Alert tone="warn">
      Tu cuenta no tiene permiso de puerta. Quien administra la web puede darlo en Panel → Usuarios.
    </Alert>
  );
}
