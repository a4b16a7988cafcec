import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ContentField } from './ContentField.tsx';
import { DeleteArticle } from './DeleteArticle.tsx';
import type { CategoryOption } from './edited-article.ts';
import { EditorSide } from './EditorSide.tsx';
import type { ArticleEditorState } from './use-article-editor.ts';
import { useNewsImageUpload } from './use-news-image-upload.ts';

interface EditorFormProps {
  editor: ArticleEditorState;
  categories: readonly CategoryOption[];
  onDeleted: () => void;
}

/** The editor's layout: text and preview, with all other fields at the side. */
export function EditorForm({ editor, categories, onDeleted }: EditorFormProps) {
  const { article, form, errors, change, conflict } = editor;
  const [tab, setTab] = useState('write');
  const [isComparing, setIsComparing] = useState(true);
  const [known, setKnown] = useState(conflict);
  const [isGone, setIsGone] = useState(false);
  const uploads = useNewsImageUpload(form.title);
  if (known !== conflict) {
    setKnown(conflict);
    setIsComparing(true);
  }
  useSaveKey(() => {
    const isDraft = article === null || article.state === 'DRAFT';
    void editor.save(isDraft ? 'draft' : 'save');
  });
  const category = categories.find(({ slug }) => slug === form.category)?.name ?? '';

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => event.preventDefault()}
      className="grid min-w-0 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
    >
      <div className="grid min-w-0 gap-6">
        <Notices editor={editor} onCompare={() => setIsComparing(true)} />
        <TextField
          label="Título"
          value={form.title}
          error={errors['title']}
          maxLength={200}
          required
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
        <Tabs
          label="Escribir o ver la noticia"
          value={tab}
          onChange={setTab}
          items={[
            {
              id: 'write',
              label: 'Escribir',
              panel: (
                <ContentField
                  key={editor.edition}
                  memory={editor.memory}
                  html={form.content}
                  error={errors['content']}
                  uploads={uploads}
                  onChange={(content) => change({ content })}
                />
              ),
            },
            {
              id: 'preview',
              label: 'Vista previa',
              panel: <ArticlePreview form={form} category={category} />,
            },
          ]}
        />
      </div>
      <aside aria-label="Ajustes de la noticia" className="grid min-w-0 gap-6">
        <EditorSide editor={editor} categories={categories} uploads={uploads} />
        {article && (
          <DeleteArticle
            id={article.id}
            onDeleted={() => {
              setIsGone(true);
              onDeleted();
            }}
          />
        )}
      </aside>
      {conflict && isComparing && (
        <ConflictDialog
          mine={form}
          stored={conflict.stored}
          pending={editor.pending !== null}
          onKeepMine={() => void editor.keepMine()}
          onLoadStored={editor.loadStored}
          onClose={() => setIsComparing(false)}
        />
      )}
      <UnsavedChanges when={editor.isDirty && !isGone} />
    </form>
  );
}

/** Notices above the form: an unsaved local copy, or a newer version. */
function Notices({ editor, onCompare }: { editor: ArticleEditorState; onCompare: () => void }) {
  return (
    <>
      {editor.copy && (
        <Alert
          tone="info"
          title="Hay cambios sin guardar en este dispositivo"
          actions={
            <>
              <Button size="sm" onClick={editor.recover}>
                Recuperar
              </Button>
              <Button size="sm" variant="ghost" onClick={editor.discardCopy}>
                Descartar
              </Button>
            </>
          }
        >
          Los escribiste el {formatDateTime(editor.copy.at)} y no llegaron a guardarse.
        </Alert>
      )}
      {editor.conflict && (
        <Alert
          tone="warn"
          title="Otra persona ha guardado cambios en esta noticia"
          actions={
            <Button size="sm" onClick={onCompare}>
              Comparar las versiones
            </Button>
          }
        >
          Lo que escribes no se guarda hasta que elijas una de las dos.
        </Alert>
      )}
    </>
  );
}

/** Handles Ctrl+S and ⌘S, unless a dialog is open. */
function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!event.repeat && !document.querySelector('dialog:modal')) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
