import { useEffect, useState, type SubmitEvent } from 'react';
import { useQuery } from 'urql';
import { signInPath } from '../../app/return-path.ts';
import { Button } from '../../ui/Button.tsx';
import { formatTime } from '../../ui/dates.ts';
import { TextField } from '../../ui/TextField.tsx';
import { formatNumber } from '../../ui/text.ts';
import { useModal } from '../../ui/use-modal.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { DoorCountsQuery } from './door-documents.ts';
import type { KeptMatch } from './door-store.ts';
import { QrCamera } from './QrCamera.tsx';
import { useDoor, type ShownScan } from './use-door.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { COLOUR_WORDS, reasonWords } from './verdict-words.ts';
import { VerdictScreen } from './VerdictScreen.tsx';

const COUNT_EVERY = 15_000;

interface DoorScannerProps {
  match: KeptMatch;
  gate: string;
  onLeave: () => void;
}

/** The screen at the gate: camera, typed numbers, and the state of the device. */
export function DoorScanner({ match, gate, onLeave }: DoorScannerProps) {
  const door = useDoor(match, gate);
  const { latest, scan, dismiss } = door;
  useWakeLock();
  useReaderKeys(scan);
  // Esc takes the verdict away; it never leaves the gate.
  const { onMouseDown: _down, onClick: _click, ...modal } = useModal(true, dismiss);
  const last = door.last && lastWords(door.last);
  return (
    <dialog
      {...modal}
      data-whole-screen=""
      aria-label={`Puerta: ${gate}`}
      className="on-ink fixed inset-0 m-0 size-full max-h-none max-w-none bg-ink p-0 text-fg"
    >
      <div className="mx-auto flex h-full max-w-xl flex-col gap-3 p-3">
        <header className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <h2 className="headline truncate text-xl">{gate}</h2>
            <p className="truncate text-sm text-muted">{match.subject}</p>
          </div>
          <Button size="sm" variant="secondary" onClick={onLeave}>
            Cambiar
          </Button>
        </header>
        <State {...door} matchId={match.id} />
        <QrCamera onCode={scan} />
        <TypedCode onCode={scan} />
        <p className="min-h-6 text-sm" data-last="">
          {last
            ? `Última lectura: ${last}`
            : 'Enseña un código a la cámara, usa el lector o escribe el número.'}
        </p>
      </div>
      {latest && (
        <VerdictScreen latest={latest} onDone={dismiss} onLetIn={() => scan(latest.scan.code, true)} />
      )}
    </dialog>
  );
}

/** The words of the latest verdict, which stay after it has left the screen. */
function lastWords({ shown, scan }: ShownScan): string {
  const words = [COLOUR_WORDS[shown.colour], reasonWords(shown), shown.name].filter(Boolean).join(' · ');
  return `${formatTime(scan.at)} · ${words}`;
}

interface StateProps extends Pick<
  ReturnType<typeof useDoor>,
  'isOffline' | 'waiting' | 'conflicts' | 'isSignedOut' | 'listedAt'
> {
  matchId: string;
}

function State({ isOffline, waiting, conflicts, isSignedOut, listedAt, matchId }: StateProps) {
  const [{ data }, read] = useQuery({
    query: DoorCountsQuery,
    variables: { matchId },
    requestPolicy: 'cache-and-network',
    pause: isOffline,
  });
  useEffect(() => {
    if (isOffline) return;
    const timer = setInterval(() => read({ requestPolicy: 'network-only' }), COUNT_EVERY);
    return () => clearInterval(timer);
  }, [isOffline, read]);
  const counts = data?.doorCounts;
  return (
    <div role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold">
      <span data-connection={isOffline ? 'offline' : 'online'}>
        {isOffline ? '● Sin conexión: se decide en este móvil' : '● Con conexión'}
      </span>
      {counts && !isOffline && (
        <span>
          {formatNumber(counts.admitted)} dentro ·{' '}
          {counts.ticketsSold === 1 ? '1 entrada' : `${formatNumber(counts.ticketsSold)} entradas`}
        </span>
      )}
      {waiting > 0 && (
        <span data-waiting={waiting}>
          {waiting === 1 ? '1 lectura por enviar' : `${formatNumber(waiting)} lecturas por enviar`}
        </span>
      )}
      {isSignedOut && (
        <span>
          Tu sesión ha terminado: <a href={signInPath('/puerta')}>entra de nuevo</a> y se enviarán
        </span>
      )}
      {conflicts > 0 && (
        <span>{conflicts === 1 ? '1 conflicto' : `${conflicts} conflictos`}: avisa a taquilla</span>
      )}
      <span data-listed={listedAt ? '' : undefined} className="font-normal text-muted">
        {listedAt ? `Lista de las ${formatTime(listedAt)}` : 'Descargando la lista...'}
      </span>
    </div>
  );
}

/** A number that somebody types, or that a reader types into the field. */
function TypedCode({ onCode }: { onCode: (code: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onCode(text);
    setText('');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label="Número de entrada o de carnet"
        placeholder="21722D08 o PMB-00042"
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        className="min-w-0 flex-1"
      />
      <Button type="submit">Leer</Button>
    </form>
  );
}
