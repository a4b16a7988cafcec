import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { ActionError } from '../../../../ui/ActionError.tsx';
import { cx } from '../../../../ui/cx.ts';
import { FieldMessages, useField } from '../../../../ui/Field.tsx';
import { useAction } from '../../../../ui/use-action.ts';
import type { Command, EditorState } from 'prosemirror-state';
import { insertImage, linkAt, removeLink, selectedWords, setLink } from './article-commands.ts';
import type { UploadImage } from '../use-news-image-upload.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { runOn } from './run-on.ts';
import { PicturesBeside } from './PicturesBeside.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useRichText } from './use-rich-text.ts';
import './rich-text.css';

interface RichTextFieldProps {
  label: string;
  /** Initial content; pass another `key` to reset the editor. */
  html: string;
  onChange: (html: string) => void;
  error?: string | undefined;
  upload: UploadImage;
  uploading: boolean;
  refuseUpload: () => string | null;
  memory: RefObject<EditorState | null>;
}

const HINT = 'También entiende Markdown: ## título, - lista, > cita, **negrita**.';

/** A WYSIWYG text field with headings, lists, links and pictures. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, html, onChange, error, upload, uploading, refuseUpload } = props;
  const labelId = useId();
  const [beside, setBeside] = useState<{ files: File[]; lost: number } | null>(null);
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  const { hintId, errorId, control } = useField({ hint: HINT, error });
  const describedBy = control['aria-describedby'];
  const attributes = useMemo(
    () => ({
      id: control.id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(error && { 'aria-invalid': 'true' }),
    }),
    [control.id, labelId, describedBy, error],
  );
  const inserting = useAction(insertWaiting);
  /** Pictures to upload; more may be dropped or pasted meanwhile. */
  const waiting = useRef<File[]>([]);
  const { place, view, state } = useRichText({
    html,
    onChange,
    attributes,
    memory: props.memory,
    onLink: () => setDialog('link'),
    onPictures: insertFiles,
    onPicturesBeside: (files, lost) => setBeside({ files, lost }),
  });

  function run(command: Command) {
    runOn(view.current, command);
  }
  function close() {
    setDialog(null);
    // After the dialog has returned the focus to the button that opened it.
    requestAnimationFrame(() => view.current?.focus());
  }
  function insertFiles(files: readonly File[]) {
    waiting.current.push(...files);
    void inserting.run();
  }
  async function insertWaiting() {
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const uploaded = await upload(file);
      if ('problem' in uploaded) {
        waiting.current = [];
        return uploaded.problem;
      }
      run(insertImage(uploaded.url, ''));
    }
    return null;
  }

  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={labelId} className="text-sm font-semibold">
        {label}
      </span>
      <div
        className={cx(
          'rich-text min-w-0 rounded-md border-2 bg-surface transition-colors duration-150 focus-within:border-accent',
          error ? 'border-error' : 'border-line',
        )}
      >
        <Toolbar
          state={state}
          controls={control.id}
          onTool={(tool) => run(tool.run)}
          onLink={() => setDialog('link')}
          onImage={() => setDialog('image')}
        />
        <div ref={place} />
      </div>
      {beside && (
        <PicturesBeside
          {...beside}
          onAdd={() => {
            setBeside(null);
            insertFiles(beside.files);
          }}
          onClose={() => setBeside(null)}
        />
      )}
      <ActionError problem={inserting.problem} />
      <FieldMessages hint={HINT} error={error} hintId={hintId} errorId={errorId} />
      {dialog === 'link' && state && (
        <LinkDialog
          href={linkAt(state)?.href ?? null}
          words={selectedWords(state)}
          onClose={close}
          onSave={(href, words) => {
            run(setLink(href, words));
            close();
          }}
          onRemove={() => {
            run(removeLink);
            close();
          }}
        />
      )}
      {dialog === 'image' && (
        <ImageDialog
          onClose={close}
          upload={upload}
          uploading={uploading}
          refuse={refuseUpload}
          onInsert={(src, alt) => {
            run(insertImage(src, alt));
            close();
          }}
        />
      )}
    </div>
  );
}
