import { type SubmitEvent, useId, useRef, useState } from 'react';
import {
  MAX_COMMENT,
  commentInput,
  countCharacters,
  plainComment,
} from '../../../api/domains/comments/comments.input.ts';
import type { Failure } from '../../graphql/results.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Button } from '../../ui/Button.tsx';
import { keepDraft, readDraft } from '../../ui/draft.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import type { ActionProblem } from '../../ui/use-action.ts';

interface CommentFormProps {
  authorId: string;
  newsId: string;
  /** Publishes; returns an error message, or null. */
  onSend: (content: string) => Promise<Failure | null>;
}

/** Remaining characters, announced in steps, so that screen readers do not announce every letter. */
function spokenRoom(left: number): string {
  if (left < 0) return 'Has superado el límite de caracteres';
  const step = [10, 50, 100].find((limit) => left <= limit);
  return step ? `Quedan menos de ${step + 1} caracteres` : '';
}

/** The comment form of a signed-in user. The text stays until the server has accepted it. */
export function CommentForm({ authorId, newsId, onSend }: CommentFormProps) {
  const draft = `comment-${authorId}-${newsId}`;
  const [text, setText] = useState(() => readDraft(draft));
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<ActionProblem | null>(null);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const count = countCharacters(plainComment(text));

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    const checked = commentInput.safeParse({ content: text });
    if (!checked.success) {
      refuse(checked.error.issues[0]?.message ?? '');
      return;
    }
    setError(undefined);
    setSending(true);
    const problem = await onSend(text);
    setSending(false);
    if (!problem) {
      keepDraft(draft, '');
      setText('');
    } else if (problem.fields['content']) refuse(problem.fields['content']);
    else setFailure({ title: 'No se ha publicado tu comentario', message: problem.message });
  }

  return (
    <form noValidate onSubmit={send} className="grid content-start gap-3">
      <TextArea
        ref={field}
        id={id}
        label="Tu comentario"
        name="content"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          // The session may end at any moment, and the form goes with it.
          keepDraft(draft, event.target.value);
          setError(undefined);
        }}
        readOnly={sending}
        error={error}
        hint={
          <span className={count > MAX_COMMENT ? 'font-semibold text-error' : undefined}>
            {count} de {MAX_COMMENT} caracteres. Se publica con tu nombre.
          </span>
        }
      />
      <span role="status" className="sr-only">
        {spokenRoom(MAX_COMMENT - count)}
      </span>
      <ActionError problem={failure} />
      <Button type="submit" pending={sending} pendingLabel="Publicando..." className="sm:w-fit">
        Publicar comentario
      </Button>
    </form>
  );
}
