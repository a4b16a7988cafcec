import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPath } from '../../app/return-path.ts';
import type { FragmentType } from '../../gql/index.ts';
import { type Failure, OFFLINE } from '../../graphql/results.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useRowActions } from '../../ui/row-action.ts';
import { type ActionProblem, useAction } from '../../ui/use-action.ts';
import { useViewer } from '../users/viewer.tsx';
import { CommentBody, type CommentBody_comment } from './CommentBody.tsx';
import { DeleteCommentDialog } from './DeleteCommentDialog.tsx';

/** Lazy loaded: few readers report a comment. */
const loadReportDialog = async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog });
const ReportDialog = lazyPart(loadReportDialog);

/** What staff know about a comment. */
export interface ModerationNotes {
  isHidden: boolean;
  hiddenByName?: string | null;
  reportCount: number;
  reasons: readonly string[];
}

interface CommentActions {
  remove: (id: string) => Promise<ActionProblem | null>;
  report: (id: string, reason: string) => Promise<Failure | null>;
  hide: (id: string) => Promise<ActionProblem | null>;
  restore: (id: string) => Promise<ActionProblem | null>;
}

interface CommentItemProps {
  id: string;
  comment: FragmentType<typeof CommentBody_comment>;
  isOwn: boolean;
  isReported: boolean;
  /** Undefined for users who do not moderate. */
  moderation?: ModerationNotes | undefined;
  actions: CommentActions;
}

/** A comment with the actions that the viewer may take. */
export function CommentItem({ id, comment, isOwn, isReported, moderation, actions }: CommentItemProps) {
  const { status, user } = useViewer();
  const [open, setOpen] = useState<'delete' | 'report'>();
  /** The account that opened the report; its dialog stays if the session ends. */
  const [reporter, setReporter] = useState<string>();
  const opening = useAction(openReport);
  const deciding = useRowActions();
  const close = () => setOpen(undefined);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const known = status !== 'loading';

  async function openReport(): Promise<ActionProblem | null> {
    try {
      await loadReportDialog();
    } catch {
      return { title: 'No se ha podido abrir la denuncia', message: OFFLINE };
    }
    setReporter(user?.id);
    setOpen('report');
    return null;
  }

  async function sendReport(reason: string) {
    const failure = await actions.report(id, reason);
    if (!failure) close();
    return failure;
  }

  return (
    <div
      className={cx(moderation?.isHidden && 'rounded-lg border-2 border-dashed border-line bg-sunken p-3')}
    >
      <CommentBody comment={comment} notes={moderation && <Notes {...moderation} />}>
        {isOwn && (
          <Button variant="ghost" size="sm" onClick={() => setOpen('delete')}>
            Eliminar
          </Button>
        )}
        {known && !isOwn && !moderation?.isHidden && (
          <Button
            variant="ghost"
            size="sm"
            aria-disabled={isReported || undefined}
            onClick={() => {
              if (status === 'signed-out') void navigate(signInPath(pathname + search));
              else if (!isReported) void opening.run();
            }}
          >
            {isReported ? 'Denunciado' : 'Denunciar'}
          </Button>
        )}
        {moderation && (
          <ModerationButtons
            {...moderation}
            onHide={() => deciding.run(() => actions.hide(id))}
            onRestore={() => deciding.run(() => actions.restore(id))}
          />
        )}
      </CommentBody>
      <ActionError problem={opening.problem ?? deciding.problem} className="mt-3" />
      <DeleteCommentDialog open={open === 'delete'} onClose={close} onConfirm={() => actions.remove(id)} />
      {reporter !== undefined && (
        <Suspense fallback={null}>
          <ReportDialog
            commentId={id}
            reporterId={reporter}
            open={open === 'report'}
            onClose={close}
            onSend={sendReport}
          />
        </Suspense>
      )}
    </div>
  );
}

function Notes({ isHidden, hiddenByName, reportCount, reasons }: ModerationNotes) {
  if (!isHidden && reportCount === 0) return null;
  return (
    <div className="mt-1 grid gap-1.5 text-sm">
      <p className="flex flex-wrap gap-1.5">
        {isHidden && <Badge tone="warn">Oculto{hiddenByName ? ` por ${hiddenByName}` : ''}</Badge>}
        {reportCount > 0 && (
          <Badge tone="error">{reportCount === 1 ? '1 denuncia' : `${reportCount} denuncias`}</Badge>
        )}
      </p>
      {reasons.length > 0 && (
        <ul aria-label="Motivos de las denuncias" className="grid list-disc gap-0.5 pl-5 text-muted">
          {reasons.map((reason, at) => (
            // The text alone would not be unique as a label.
            <li key={`${at}-${reason}`} className="[overflow-wrap:anywhere]">
              {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ModerationButtonsProps extends ModerationNotes {
  onHide: () => void;
  onRestore: () => void;
}

function ModerationButtons({ isHidden, reportCount, onHide, onRestore }: ModerationButtonsProps) {
  return (
    <>
      <Button variant="ghost" size="sm" onClick={isHidden ? onRestore : onHide}>
        {isHidden ? 'Restaurar' : 'Ocultar'}
      </Button>
      {!isHidden && reportCount > 0 && (
        <Button variant="ghost" size="sm" onClick={onRestore}>
          Descartar denuncias
        </Button>
      )}
    </>
  );
}
