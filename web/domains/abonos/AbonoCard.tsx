import { Suspense, useEffect, useRef, useState } from 'react';
import { type FragmentType, getFragment } from '../../gql/index.ts';
import { OFFLINE } from '../../graphql/results.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatShortDate, isoInstant } from '../../ui/dates.ts';
import { User } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Price } from '../../ui/Price.tsx';
import { type ActionProblem, useAction } from '../../ui/use-action.ts';
import { AbonoCard_abono, type CardPass, isAsked, isOpen } from './abono-card-data.ts';
import { statusLook } from './abono-status.ts';
import { AllFields } from './AllFields.tsx';
import { DoubtfulFields } from './DoubtfulFields.tsx';
import { Fact } from './Fact.tsx';
import { useAnswer } from './use-answer.ts';

/** Lazy loaded: few passes are read wrongly. */
const loadReportDialog = async () => ({ default: (await import('./ReportPassDialog.tsx')).ReportPassDialog });
const ReportPassDialog = lazyPart(loadReportDialog);

interface AbonoCardProps {
  abono: FragmentType<typeof AbonoCard_abono>;
  /** Whether it asks about doubtful values; the same pass may be on the page twice. */
  asks?: boolean;
}

/** One season pass: holder, seat and price, with what its account is asked and may report. */
export function AbonoCard({ abono, asks = true }: AbonoCardProps) {
  const given = getFragment(AbonoCard_abono, abono);
  const [answered, setAnswered] = useState<CardPass | null>(null);
  // What the answer gave, until the lists have something newer.
  const pass = answered && answered.version >= given.version ? answered : given;
  const { confirm, report } = useAnswer(pass.id);
  const [dialog, setDialog] = useState<'open' | 'closed'>();

  const confirming = useAction(async (): Promise<ActionProblem | null> => {
    const outcome = await confirm();
    if (!outcome.ok) return { title: 'No se ha guardado', message: outcome.message };
    setAnswered(outcome.value);
    return null;
  });
  const opening = useAction(async (): Promise<ActionProblem | null> => {
    try {
      await loadReportDialog();
    } catch {
      return { title: 'No se ha podido abrir el aviso', message: OFFLINE };
    }
    setDialog('open');
    return null;
  });

  async function send(message: string) {
    const outcome = await report(message);
    if (!outcome.ok) return outcome;
    setAnswered(outcome.value);
    setDialog('closed');
    return null;
  }

  const isShown = asks && isAsked(pass);
  const openReport = () => void opening.run();
  return (
    <Card as="article" className="grid gap-4 p-5">
      <Head pass={pass} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-hairline pt-4 sm:grid-cols-5">
        <Fact name="Anillo">{pass.anillo ?? '—'}</Fact>
        <Fact name="Bloque">{pass.bloque ?? '—'}</Fact>
        <Fact name="Fila">{pass.fila ?? '—'}</Fact>
        <Fact name="Asiento">{pass.asiento ?? '—'}</Fact>
        <Fact name="Precio total">
          {pass.precioTotal === null ? '—' : <Price amount={pass.precioTotal} />}
        </Fact>
      </dl>
      {isShown && (
        <DoubtfulFields
          pass={pass}
          isConfirming={confirming.pending}
          onConfirm={() => void confirming.run()}
          onReport={openReport}
        />
      )}
      <Answer pass={pass} takesFocus={answered !== null} />
      <ActionError problem={confirming.problem ?? opening.problem} />
      <AllFields pass={pass} onReport={isOpen(pass) && !isShown ? openReport : undefined} />
      {dialog && (
        <Suspense fallback={null}>
          <ReportPassDialog
            passId={pass.id}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onSend={send}
          />
        </Suspense>
      )}
    </Card>
  );
}

function Head({ pass }: { pass: CardPass }) {
  const { label, tone, Icon } = statusLook(pass.status);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h4 className="headline text-xl wrap-anywhere">{pass.nombreAsistente ?? 'Sin nombre'}</h4>
        <p className="text-sm text-muted">
          {pass.temporada && `Temporada ${pass.temporada} · `}Subido el{' '}
          <time dateTime={isoInstant(pass.fechaSubida)}>{formatShortDate(pass.fechaSubida)}</time>
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {pass.esPropietario && (
          <Badge tone="accent">
            <User size={14} /> Propietario
          </Badge>
        )}
        <Badge tone={tone}>
          <Icon size={14} /> {label}
        </Badge>
      </p>
    </div>
  );
}

/** What the account has answered, until staff decide. It takes the place of the pressed button, and so its focus. */
function Answer({ pass, takesFocus }: { pass: CardPass; takesFocus: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  const { confirmedAt, reportedAt, reportMessage, status } = pass;
  const isSaid = reportedAt !== null || (confirmedAt !== null && isOpen(pass));
  useEffect(() => {
    if (takesFocus && isSaid) text.current?.focus();
  }, [takesFocus, isSaid, reportedAt]);
  if (!isSaid) return null;
  return (
    <div ref={text} tabIndex={-1} className="min-w-0 rounded-md bg-sunken p-4 text-[0.9375rem]">
      {reportedAt === null ? (
        <p>
          Has comprobado los datos: todo es correcto.
          {status === 'PENDING' && ' El club también lo revisará.'}
        </p>
      ) : (
        <>
          <p>
            Has avisado de un error. El club lo está comprobando, y mientras tanto este abono no suma puntos.
          </p>
          <blockquote className="mt-2 border-l-3 border-line pl-3 whitespace-pre-line wrap-anywhere text-muted">
            {reportMessage}
          </blockquote>
        </>
      )}
    </div>
  );
}
