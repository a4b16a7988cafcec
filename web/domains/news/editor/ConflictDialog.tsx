import { Button } from '../../../ui/Button.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ArticleForm, EditedArticle } from './edited-article.ts';
import { readArticle, writeArticle } from './rich-text/article-document.ts';

interface ConflictDialogProps {
  mine: ArticleForm;
  stored: EditedArticle;
  onKeepMine: () => void;
  onLoadStored: () => void;
  /** Closes without a choice, for example to copy text. */
  onClose: () => void;
  pending: boolean;
}

/** Shows both versions side by side after another user has saved. */
export function ConflictDialog({
  mine,
  stored,
  onKeepMine,
  onLoadStored,
  onClose,
  pending,
}: ConflictDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Otra persona ha guardado cambios"
      description={`Esta noticia se guardó el ${formatDateTime(stored.updatedAt)}, después de que la abrieras. Nada se ha sobrescrito: elige con qué versión seguir.`}
      actions={
        <>
          <Button variant="secondary" onClick={onLoadStored} disabled={pending}>
            Cargar la versión guardada
          </Button>
          <Button onClick={onKeepMine} pending={pending} pendingLabel="Guardando...">
            Conservar lo mío
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version heading="Lo mío" title={mine.title} content={mine.content} />
        <Version heading="La versión guardada" title={stored.title} content={stored.content} />
      </div>
    </Dialog>
  );
}

function Version({ heading, title, content }: { heading: string; title: string; content: string }) {
  return (
    <section
      aria-label={heading}
      tabIndex={0}
      className="max-h-[45dvh] min-w-0 overflow-y-auto rounded-md border border-line p-4"
    >
      <p className="caption text-muted">{heading}</p>
      <p className="headline mt-1 text-xl">{title}</p>
      <div
        className="prose-club mt-3 text-[0.9375rem]!"
        // Rendered through the editor's document model, which cannot contain scripts.
        dangerouslySetInnerHTML={{ __html: writeArticle(readArticle(content)) }}
      />
    </section>
  );
}
