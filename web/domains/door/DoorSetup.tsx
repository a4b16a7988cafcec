import { useState, type SubmitEvent } from 'react';
import { useQuery } from 'urql';
import { Button } from '../../ui/Button.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { TextField } from '../../ui/TextField.tsx';
import { DoorGates } from './door-documents.ts';
import type { Post } from './door-post.ts';
import type { KeptMatch } from './door-store.ts';

interface DoorSetupProps {
  matches: readonly KeptMatch[];
  /** What was chosen last on this device. */
  before: Post | null;
  isOffline: boolean;
  onStart: (match: KeptMatch, gate: string) => void;
}

/** Which match, and at which gate this device stands. */
export function DoorSetup({ matches, before, isOffline, onStart }: DoorSetupProps) {
  const [matchId, setMatchId] = useState(
    () => (matches.find(({ id }) => id === before?.matchId) ?? matches[0])?.id ?? '',
  );
  const [gate, setGate] = useState(before?.gate ?? '');
  const [isMissing, setMissing] = useState(false);
  const [{ data }] = useQuery({
    query: DoorGates,
    variables: { matchId },
    pause: isOffline || matchId === '',
  });
  const match = matches.find(({ id }) => id === matchId);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = gate.replace(/\s+/g, ' ').trim();
    setMissing(name === '');
    if (match && name) onStart(match, name);
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-6">
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="mb-2 font-semibold">Partido</legend>
        {matches.map(({ id, subject, matchDate }) => (
          <label
            key={id}
            className="flex min-h-14 items-center gap-3 rounded-md border-2 border-line p-3 has-checked:border-accent"
          >
            <input
              type="radio"
              name="partido"
              value={id}
              checked={id === matchId}
              onChange={() => setMatchId(id)}
              className="size-5 shrink-0"
            />
            <span className="min-w-0 font-semibold wrap-anywhere">
              {subject}
              <span className="block text-sm font-normal text-muted">{formatDateTime(matchDate)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-3">
        <TextField
          label="Puerta"
          hint="Como la llamáis en el pabellón. El control muestra la gente por puerta."
          error={isMissing ? 'Indica la puerta' : undefined}
          value={gate}
          maxLength={30}
          autoComplete="off"
          onChange={({ target }) => setGate(target.value)}
        />
        <div className="flex flex-wrap gap-2" role="group" aria-label="Puertas del pabellón">
          {(data?.doorGates ?? []).map((name) => (
            <Button key={name} size="sm" variant="secondary" onClick={() => setGate(name)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
      <Button type="submit" size="lg">
        Empezar a leer
      </Button>
    </form>
  );
}
