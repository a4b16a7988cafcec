import { useEffect, useEffectEvent } from 'react';
import type { DoorColour } from '../../gql/graphql.ts';
import { cx } from '../../ui/cx.ts';
import type { ShownScan } from './use-door.ts';
import { COLOUR_WORDS, reasonWords } from './verdict-words.ts';

const COLOURS: Readonly<Record<DoorColour, { box: string; sign: string }>> = {
  GREEN: { box: 'bg-[#0a6b33] text-white', sign: '✓' },
  AMBER: { box: 'bg-[#ffc043] text-black', sign: '!' },
  RED: { box: 'bg-[#a50f1b] text-white', sign: '✕' },
};

/** A person has passed after so many milliseconds. The other colours stay until the next scan, or until somebody has seen them. */
const GREEN_FOR = 2500;

interface VerdictScreenProps {
  latest: ShownScan;
  onDone: () => void;
  /** Admits although it is amber. */
  onLetIn: () => void;
}

/** The verdict over the whole screen: colour, sign and words. The next scan replaces it at once. */
export function VerdictScreen({ latest: { scan, shown }, onDone, onLetIn }: VerdictScreenProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (shown.colour !== 'GREEN') return;
    const timer = setTimeout(done, GREEN_FOR);
    return () => clearTimeout(timer);
  }, [scan.id, shown.colour]);
  const { box, sign } = COLOURS[shown.colour];
  return (
    <div
      data-verdict={shown.reason}
      data-colour={shown.colour}
      className={cx('absolute inset-0 z-10 flex flex-col overflow-auto p-6', box)}
    >
      <div
        role="alert"
        key={scan.id}
        className="grid flex-1 content-center justify-items-center gap-3 text-center"
      >
        <p aria-hidden="true" className="text-[7rem] leading-none font-bold">
          {sign}
        </p>
        <p className="headline text-[3.5rem] leading-none uppercase">{COLOUR_WORDS[shown.colour]}</p>
        <p className="text-2xl font-semibold">{reasonWords(shown)}</p>
        {shown.name && <p className="text-3xl font-bold wrap-anywhere">{shown.name}</p>}
        {shown.type && (
          <p className="text-xl">
            {shown.type}
            {shown.number && ` · ${shown.number}`}
          </p>
        )}
        {shown.isOffline && <p>Sin conexión: decidido en este móvil</p>}
      </div>
      <div className="grid gap-3 sm:mx-auto sm:w-96">
        {shown.colour === 'AMBER' && <DoorButton onClick={onLetIn}>Dejar pasar</DoorButton>}
        <DoorButton onClick={onDone}>{shown.colour === 'AMBER' ? 'No pasa' : 'Siguiente'}</DoorButton>
      </div>
    </div>
  );
}

function DoorButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-14 rounded-md border-2 border-current px-5 text-lg font-bold"
    >
      {children}
    </button>
  );
}
