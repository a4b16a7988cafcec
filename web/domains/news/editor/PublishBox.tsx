import { useState } from 'react';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, type ButtonVariant } from '../../../ui/Button.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Audience } from '../../notifications/manage/Audience.tsx';
import type { SaveAction } from './article-saving.ts';
import { ARTICLE_STATES } from './article-states.ts';
import type { EditedArticle } from './edited-article.ts';
import type { ArticleEditorState } from './use-article-editor.ts';

interface Choice {
  action: SaveAction;
  label: string;
  pendingLabel: string;
  variant: ButtonVariant;
}

const PUBLISH: Choice = {
  action: 'publish',
  label: 'Publicar ahora',
  pendingLabel: 'Publicando...',
  variant: 'primary',
};
const SAVE: Choice = {
  action: 'save',
  label: 'Guardar cambios',
  pendingLabel: 'Guardando...',
  variant: 'primary',
};
const HIDE: Choice = { action: 'hide', label: 'Ocultar', pendingLabel: 'Ocultando...', variant: 'ghost' };
const TO_DRAFT: Choice = {
  action: 'draft',
  label: 'Volver a borrador',
  pendingLabel: 'Guardando...',
  variant: 'ghost',
};

/** The available actions of an article, the main one first. */
const CHOICES: Readonly<Record<EditedArticle['state'], readonly Choice[]>> = {
  DRAFT: [PUBLISH, { ...SAVE, action: 'draft', label: 'Guardar borrador', variant: 'secondary' }],
  SCHEDULED: [SAVE, { ...PUBLISH, variant: 'secondary' }, TO_DRAFT],
  PUBLISHED: [SAVE, HIDE, TO_DRAFT],
  HIDDEN: [{ ...PUBLISH, label: 'Volver a publicar' }, { ...SAVE, variant: 'secondary' }, TO_DRAFT],
};

/** The state of an article, whether it is saved, and its actions. */
export function PublishBox({ editor }: { editor: ArticleEditorState }) {
  const { article, form, errors, change, save, pending, notify, setNotify } = editor;
  const state = article?.state ?? 'DRAFT';
  const isDated = state === 'PUBLISHED' || state === 'SCHEDULED';
  const [openedAt] = useState(() => Date.now());
  const isWaiting = state === 'HIDDEN' && article && new Date(article.publicationDate).getTime() > openedAt;
  const { label, tone } = ARTICLE_STATES[state];
  return (
    <section
      aria-labelledby="publicar"
      className="grid gap-4 rounded-lg border border-hairline bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="publicar" className="headline text-lg">
          Publicación
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {article && isDated && (
        <p className="text-sm text-muted">
          {state === 'SCHEDULED' ? 'Aparecerá el ' : 'Desde el '}
          {formatDateTime(article.publicationDate)}
        </p>
      )}
      {isWaiting && (
        <p className="text-sm text-muted">
          Conserva su hora: si la vuelves a publicar, aparecerá el {formatDateTime(article.publicationDate)}.
        </p>
      )}
      {state !== 'PUBLISHED' && (
        <div className="border-y border-hairline py-2 text-sm">
          <Switch
            label="Avisar al publicar"
            checked={notify}
            onChange={(event) => setNotify(event.target.checked)}
          />
          {notify && <Audience preference="TEAM_NEWS" />}
        </div>
      )}
      <div className="grid gap-2">
        {CHOICES[state].map(({ action, label: text, pendingLabel, variant }) => (
          <Button
            key={action}
            variant={variant}
            pending={pending === action}
            pendingLabel={pendingLabel}
            onClick={() => void save(action)}
          >
            {text}
          </Button>
        ))}
      </div>
      <div className="grid gap-2 border-t border-hairline pt-4">
        <TextField
          type="datetime-local"
          label={isDated ? 'Fecha de publicación' : 'Programar para'}
          hint="Hora de Mallorca"
          value={form.publishAt}
          error={errors['publishAt']}
          onChange={(event) => change({ publishAt: event.target.value })}
        />
        {!isDated && (
          <Button
            variant="secondary"
            pending={pending === 'schedule'}
            pendingLabel="Programando..."
            onClick={() => void save('schedule')}
          >
            Programar
          </Button>
        )}
      </div>
      <ActionError problem={editor.problem} />
      <SavingStatus editor={editor} />
    </section>
  );
}

function SavingStatus({ editor: { article, status, isDirty, pending } }: { editor: ArticleEditorState }) {
  return (
    <p role="status" className="min-h-5 text-sm text-muted">
      {text()}
    </p>
  );

  function text(): string {
    if (pending === 'autosave' || status === 'saving') return 'Guardando...';
    if (status === 'conflict') return 'Sin guardar: hay otra versión';
    if (status === 'failed') return 'No se ha podido guardar. Hay una copia en este dispositivo.';
    if (isDirty) return 'Cambios sin guardar';
    return article ? `Guardado: ${formatDateTime(article.updatedAt)}` : '';
  }
}
