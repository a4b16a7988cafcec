import { useRef, useState } from 'react';
import { ActionError } from '../../ui/ActionError.tsx';
import { Button } from '../../ui/Button.tsx';
import { CircleCheck } from '../../ui/page-icons.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { toast } from '../../ui/toast.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
import { AbonoCard } from './AbonoCard.tsx';
import { NO_FILE, pdfProblem } from './pdf-problem.ts';
import { PdfPicker } from './PdfPicker.tsx';
import { type Detected, type UploadPhase, useAbonoUpload } from './use-abono-upload.ts';

interface AbonoUploadProps {
  /** The passes of the last file. */
  detected: Detected | null;
  onDetected: (detected: Detected | null) => void;
}

/** Uploads a PDF and shows the season passes detected in it. */
export function AbonoUpload({ detected, onDetected }: AbonoUploadProps) {
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { phase, upload } = useAbonoUpload();
  const isBusy = phase.is !== 'idle';
  const [problem, setProblem] = useState<ActionProblem | null>(null);

  function pick(chosen: File) {
    const wrong = pdfProblem(chosen);
    setProblem(wrong);
    if (wrong) return;
    setFile(chosen);
    onDetected(null);
  }

  function remove() {
    setFile(null);
    // The pressed button has been removed, so the focus must move.
    field.current?.focus();
  }

  async function read() {
    if (!file) {
      setProblem(NO_FILE);
      field.current?.focus();
      return;
    }
    setProblem(null);
    const outcome = await upload(file);
    if (!outcome.ok && outcome.type === 'AbonoQueuedError') {
      setFile(null);
      toast.success('Archivo en cola', outcome.message);
      return;
    }
    if (!outcome.ok) {
      setProblem({ title: 'Error procesando archivo', message: outcome.message || 'Error desconocido' });
      return;
    }
    onDetected(outcome.value);
    setFile(null);
    toast.success('¡Archivo procesado exitosamente!', outcome.value.message);
  }

  return (
    <>
      <div className="grid gap-5">
        <PdfPicker file={file} onPick={pick} onRemove={remove} disabled={isBusy} field={field} />
        <Button size="lg" pending={isBusy} onClick={() => void read()} className="sm:justify-self-start">
          Procesar con IA
        </Button>
        <ActionError problem={problem} />
        <Progress phase={phase} />
      </div>
      {detected && <DetectedPasses {...detected} />}
    </>
  );
}

/** Announced once per change; the changing percentage is only visible. */
function Progress({ phase }: { phase: UploadPhase }) {
  const percent = phase.is === 'sending' ? Math.round(phase.share * 100) : 100;
  return (
    <div className={phase.is === 'idle' ? 'sr-only' : 'grid gap-2'}>
      <p role="status" className="flex items-center gap-3 font-semibold">
        {phase.is === 'sending' && 'Subiendo el archivo…'}
        {phase.is === 'reading' && (
          <>
            <Spinner className="size-5" /> Leyendo tu abono…
          </>
        )}
      </p>
      {phase.is === 'sending' && (
        <div className="flex items-center gap-4">
          <ProgressBar value={percent} label="Archivo subido" />
          <span className="w-12 shrink-0 text-right tabular-nums">{percent} %</span>
        </div>
      )}
      {phase.is === 'reading' && (
        <p className="text-sm text-muted">Un PDF escaneado tarda unos segundos por página.</p>
      )}
    </div>
  );
}

function DetectedPasses({ abonos, message }: Detected) {
  return (
    <section
      aria-labelledby="abonos-detectados"
      className="grid gap-4 rounded-lg border-l-6 border-ok bg-ok-soft p-5"
    >
      <div>
        <h3 id="abonos-detectados" className="headline flex items-center gap-2 text-xl">
          <CircleCheck size={24} className="shrink-0 text-ok" />
          {abonos.length === 1 ? 'Abono detectado' : 'Abonos detectados'}
        </h3>
        <p>{message}</p>
      </div>
      <ul className="grid gap-3">
        {abonos.map((abono) => (
          <li key={abono.id}>
            <AbonoCard abono={abono} />
          </li>
        ))}
      </ul>
    </section>
  );
}
