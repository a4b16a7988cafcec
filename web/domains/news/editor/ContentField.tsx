import type { EditorState } from 'prosemirror-state';
import { type RefObject, useState } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { isKeptWhole } from './rich-text/article-document.ts';
import { RichTextField } from './rich-text/RichTextField.tsx';
import type { ImageUpload } from './use-news-image-upload.ts';

interface ContentFieldProps {
  html: string;
  onChange: (html: string) => void;
  error: string | undefined;
  uploads: ImageUpload;
  /** See `useRichText`. */
  memory: RefObject<EditorState | null>;
}

/** The article's text: rich text, or HTML if the editor would lose part of it. */
export function ContentField({ html, onChange, error, uploads, memory }: ContentFieldProps) {
  const [isRich] = useState(() => isKeptWhole(html));
  if (isRich) {
    return (
      <RichTextField
        label="Contenido"
        html={html}
        error={error}
        onChange={onChange}
        memory={memory}
        upload={uploads.upload}
        uploading={uploads.uploading}
        refuseUpload={uploads.refuse}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <Alert tone="info" title="Esta noticia se edita como HTML">
        Tiene un formato que el editor visual no sabe guardar sin perder algo.
      </Alert>
      <TextArea
        label="Contenido (HTML)"
        rows={16}
        spellCheck={false}
        value={html}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
