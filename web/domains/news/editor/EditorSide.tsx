import { useState } from 'react';
import { ActionError } from '../../../ui/ActionError.tsx';
import { ImageField, type ImageValue } from '../../../ui/ImageField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { CategoryOption } from './edited-article.ts';
import { GalleryField } from './GalleryField.tsx';
import { MatchField } from './MatchField.tsx';
import { PublishBox } from './PublishBox.tsx';
import type { ArticleEditorState } from './use-article-editor.ts';
import type { ImageUpload } from './use-news-image-upload.ts';

interface EditorSideProps {
  editor: ArticleEditorState;
  categories: readonly CategoryOption[];
  uploads: ImageUpload;
}

/** All fields of an article except its text. */
export function EditorSide({ editor, categories, uploads }: EditorSideProps) {
  const { form, errors, change } = editor;
  // The file being uploaded; its URL replaces it.
  const [sending, setSending] = useState<File | null>(null);

  async function choose(value: ImageValue) {
    if (!(value instanceof File)) {
      change({ imageUrl: value ?? '' });
      return null;
    }
    setSending(value);
    const uploaded = await uploads.upload(value);
    setSending(null);
    if ('problem' in uploaded) return uploaded.problem;
    change({ imageUrl: uploaded.url });
    return null;
  }
  const { run, problem } = useAction(choose);

  return (
    <>
      <PublishBox editor={editor} />
      <section
        aria-label="Categoría, partido e imagen"
        className="grid gap-5 rounded-lg border border-hairline bg-surface p-4 sm:p-5"
      >
        <Select
          label="Categoría"
          value={form.category}
          error={errors['category']}
          onChange={(event) => change({ category: event.target.value })}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <MatchField
          value={form.matchId}
          season={editor.article?.match?.season?.year ?? null}
          error={errors['matchId']}
          onChange={(matchId) => change({ matchId })}
        />
        <ImageField
          label="Imagen"
          value={sending ?? (form.imageUrl || null)}
          uploading={sending !== null}
          refuse={uploads.refuse}
          error={errors['imageUrl']}
          onChange={(value) => void run(value)}
        />
        <ActionError problem={problem} />
      </section>
      <GalleryField
        images={form.galleryImages}
        uploads={uploads}
        error={errors['galleryImages']}
        onChange={editor.changeGallery}
      />
    </>
  );
}
