import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FragmentType } from '../../../gql/index.ts';
import type { Failure } from '../../../graphql/results.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useSaveForm } from '../../../ui/use-save-form.ts';
import {
  type PassReview_abono,
  readPass,
  type Review,
  type ReviewedPass,
  reviewForm,
  reviewValues,
} from './pass-fields.ts';
import { statusLook } from '../abono-status.ts';
import { mailto } from '../../../ui/mail-address.ts';
import { MemberAnswer } from './MemberAnswer.tsx';
import { PassFields } from './PassFields.tsx';
import { PassPdf } from './PassPdf.tsx';
import { useReview } from './use-review.ts';

interface PassReviewProps {
  abono: FragmentType<typeof PassReview_abono>;
  /** It has been verified or rejected. */
  onDone: (id: string) => void;
  /** Another user has decided about it: it stays on the screen with what was typed. */
  onConflict: () => void;
  /** Continues with another pass without a decision; undefined if there is none. */
  onSkip?: (() => void) | undefined;
  /** Focuses the first doubtful field: the user has just decided about another pass. */
  takesFocus: boolean;
  /** Shown above the buttons: the number of waiting passes, or the state of this one. */
  status: ReactNode;
}

/**
 * A season pass beside its PDF: staff correct the fields and decide. Give it a `key` of the pass. Ctrl+Enter verifies,
 * Ctrl+Shift+Enter rejects, Alt+PageDown goes to the next pass.
 */
export function PassReview({ abono, onDone, onConflict, onSkip, takesFocus, status }: PassReviewProps) {
  const [stored, setStored] = useState<ReviewedPass | null>(null);
  const given = readPass(abono);
  const pass = stored ?? given;
  const { verify, reject, latest } = useReview(pass);
  const [isRejecting, setIsRejecting] = useState(false);
  const { form, formProps, problem, isDirty, isSaving } = useSaveForm<
    ReturnType<typeof reviewValues>,
    Review
  >({
    schema: useMemo(() => reviewForm(pass), [pass]),
    defaultValues: reviewValues(pass),
    save: async (review) => {
      const failure = await verify(review);
      if (!failure) onDone(pass.id);
      else await takeLatest(failure);
      return failure;
    },
  });
  const look = statusLook(pass.status);
  const isBusy = isSaving || isRejecting;

  /** After a refusal because of another decision: the fields show it, except where the user has typed. */
  async function takeLatest({ type }: Failure) {
    if (type !== 'ChangedMeanwhileError') return;
    onConflict();
    const now = await latest();
    if (!now) return;
    setStored(now);
    form.reset(reviewValues(now), { keepDirtyValues: true });
  }

  async function rejectPass() {
    if (isBusy) return;
    setIsRejecting(true);
    const failure = await reject(form.getValues('notes'));
    if (failure) await takeLatest(failure);
    setIsRejecting(false);
    if (!failure) onDone(pass.id);
    else if (failure.fields['notes']) form.setError('notes', { message: failure.fields['notes'] });
    else form.setError('root.server', { message: failure.message });
  }

  useReviewKeys({
    verify: () => formProps.ref.current?.requestSubmit(),
    reject: () => void rejectPass(),
    skip: () => onSkip?.(),
  });
  useFocusOn(formProps.ref, takesFocus);

  return (
    <div className="grid min-w-0 gap-6 xl:grid-cols-2">
      <div className="min-w-0 xl:sticky xl:top-6 xl:self-start">
        {pass.archivoId ? (
          <PassPdf key={pass.id} uploadId={pass.archivoId} page={pass.pagina ?? 1} />
        ) : (
          <Alert tone="info">Este abono no llegó en un archivo.</Alert>
        )}
      </div>
      <form {...formProps} className="grid min-w-0 content-start gap-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p className="min-w-0 text-sm">
            Enviado por <strong>{pass.uploaderName}</strong>{' '}
            <a href={mailto(pass.uploaderEmail)} className="wrap-anywhere">
              {pass.uploaderEmail}
            </a>
            <br />
            <span className="text-muted">{formatDateTime(pass.fechaSubida)}</span>
          </p>
          {stored ? <Badge tone={look.tone}>{look.label}</Badge> : status}
        </div>
        <MemberAnswer pass={pass} />
        <PassFields pass={pass} form={form} />
        <TextArea
          label="Notas"
          hint="Para el historial: por qué se acepta o se rechaza."
          rows={2}
          error={form.formState.errors.notes?.message}
          {...form.register('notes')}
        />
        <div className="sticky bottom-0 z-1 -mx-2 grid gap-2 border-t border-hairline bg-canvas p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <ActionError problem={problem ? { title: 'No se ha guardado', message: problem } : null} />
          <div className="flex flex-wrap justify-end gap-2 sm:gap-3">
            {onSkip && (
              <Button variant="ghost" className="mr-auto max-sm:px-3" disabled={isBusy} onClick={onSkip}>
                Más tarde
              </Button>
            )}
            <Button
              variant="secondary"
              pending={isRejecting}
              pendingLabel="Rechazando..."
              onClick={() => void rejectPass()}
            >
              Rechazar
            </Button>
            <Button type="submit" pending={isSaving} pendingLabel="Verificando...">
              Verificar
            </Button>
          </div>
          <p className="text-right text-xs text-muted max-md:hidden">
            <kbd>Ctrl</kbd>+<kbd>Intro</kbd> verifica · <kbd>Ctrl</kbd>+<kbd>Mayús</kbd>+<kbd>Intro</kbd>{' '}
            rechaza
            {onSkip && (
              <>
                {' '}
                · <kbd>Alt</kbd>+<kbd>AvPág</kbd> deja para más tarde
              </>
            )}
          </p>
        </div>
      </form>
      <UnsavedChanges when={isDirty && !isBusy} />
    </div>
  );
}

interface ReviewKeys {
  verify: () => void;
  reject: () => void;
  skip: () => void;
}

function useReviewKeys({ verify, reject, skip }: ReviewKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || document.querySelector('dialog:modal')) return;
    const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey;
    const isSkip = event.key === 'PageDown' && event.altKey;
    if (!isEnter && !isSkip) return;
    event.preventDefault();
    if (isSkip) skip();
    else if (event.shiftKey) reject();
    else verify();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Focuses the first doubtful field, or the first one; once, when the pass appears. */
function useFocusOn(form: { current: HTMLFormElement | null }, takesFocus: boolean): void {
  const wanted = useRef(takesFocus);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const field =
      form.current?.querySelector<HTMLElement>('[data-doubt] input') ?? form.current?.querySelector('input');
    field?.focus();
    window.scrollTo({ top: 0 });
  }, [form]);
}
