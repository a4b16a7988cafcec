import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Switch } from '../../../ui/Switch.tsx';
import type { ActionProblem } from '../../../ui/use-action.ts';
import { Audience } from '../../notifications/manage/Audience.tsx';
import type { NewsRow } from './news-columns.tsx';

interface PublishDialogProps {
  articles: readonly NewsRow[];
  onClose: () => void;
  onPublish: (notify: boolean) => Promise<ActionProblem | null>;
}

/** Publishes articles after saying how many devices it notifies. What comes back from hiding is no news. */
export function PublishDialog({ articles, onClose, onPublish }: PublishDialogProps) {
  const [notify, setNotify] = useState(articles.some(({ state }) => state !== 'HIDDEN'));
  const [first, ...others] = articles;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      variant="primary"
      title={others.length === 0 ? '¿Publicar la noticia?' : `¿Publicar ${articles.length} noticias?`}
      description={
        others.length > 0
          ? 'Si avisas, los dispositivos reciben un solo aviso por todas. Las ocultas vuelven con su fecha.'
          : first?.state === 'HIDDEN'
            ? `«${first.title}» vuelve con su fecha: ${formatDateTime(first.publicationDate)}.`
            : `«${first?.title ?? ''}» aparecerá ahora.`
      }
      confirmLabel="Publicar"
      pendingLabel="Publicando..."
      onConfirm={() => onPublish(notify)}
    >
      <Switch
        label="Avisar al publicar"
        checked={notify}
        onChange={(event) => setNotify(event.target.checked)}
      />
      {notify && <Audience preference="TEAM_NEWS" />}
    </ConfirmDialog>
  );
}
