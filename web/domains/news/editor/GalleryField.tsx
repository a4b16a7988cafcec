import { type ChangeEvent, useId, useState } from 'react';
import { MAX_GALLERY } from '../../../../api/domains/news/news.input.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { FieldMessages } from '../../../ui/Field.tsx';
import { ChevronLeft, ChevronRight } from '../../../ui/icons.tsx';
import { IMAGE_TYPES } from '../../../ui/image-problem.ts';
import { Trash } from '../../../ui/page-icons.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { ImageUpload } from './use-news-image-upload.ts';

interface GalleryFieldProps {
  images: readonly string[];
  onChange: (change: (before: readonly string[]) => readonly string[]) => void;
  uploads: ImageUpload;
  error?: string | undefined;
}

/** The pictures of an article's carousel, in order. */
export function GalleryField({ images, onChange, uploads, error }: GalleryFieldProps) {
  const id = useId();
  const isFull = images.length >= MAX_GALLERY;

  async function add(files: readonly File[]) {
    for (const file of files) {
      const uploaded = await uploads.upload(file);
      if ('problem' in uploaded) return uploaded.problem;
      onChange((before) => [...before, uploaded.url]);
    }
    return null;
  }
  const { run, problem } = useAction(add);
  const move = (at: number, to: number) =>
    onChange((before) => {
      const moved = before.toSpliced(at, 1);
      return moved.toSpliced(to, 0, before[at] ?? '');
    });

  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-lg border border-hairline bg-surface p-4 sm:p-5"
    >
      <h2 id={id} className="headline text-lg">
        Galería
      </h2>
      {images.length > 0 && (
        <ol className="grid grid-cols-2 gap-3">
          {images.map((image, at) => (
            <li key={`${image}-${at}`} className="grid gap-1 rounded-md border border-hairline p-1.5">
              <img
                src={image}
                alt={`Imagen ${at + 1} de la galería`}
                className="aspect-4/3 w-full rounded-sm bg-sunken object-cover"
              />
              <div className="flex justify-between">
                <Tool
                  label={`Mover antes la imagen ${at + 1}`}
                  disabled={at === 0}
                  onPress={() => move(at, at - 1)}
                >
                  <ChevronLeft size={20} />
                </Tool>
                <Tool
                  label={`Quitar la imagen ${at + 1}`}
                  onPress={() => onChange((before) => before.toSpliced(at, 1))}
                >
                  <Trash size={20} />
                </Tool>
                <Tool
                  label={`Mover después la imagen ${at + 1}`}
                  disabled={at === images.length - 1}
                  onPress={() => move(at, at + 1)}
                >
                  <ChevronRight size={20} />
                </Tool>
              </div>
            </li>
          ))}
        </ol>
      )}
      {!isFull && (
        <>
          <FileButton
            uploads={uploads}
            onChoose={(files) => void run(files.slice(0, MAX_GALLERY - images.length))}
          />
          <ActionError problem={problem} />
          <AddressBox onAdd={(address) => onChange((before) => [...before, address])} />
        </>
      )}
      <FieldMessages
        hint={isFull ? `No caben más de ${MAX_GALLERY} imágenes.` : undefined}
        error={error}
        hintId={`${id}-hint`}
        errorId={`${id}-error`}
      />
    </section>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Tool({ label, disabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-10 place-items-center rounded-sm hover:bg-fg/10 disabled:opacity-35"
    >
      {children}
    </button>
  );
}

function FileButton({ uploads, onChoose }: { uploads: ImageUpload; onChoose: (files: File[]) => void }) {
  return (
    <label
      className={buttonClass(
        'secondary',
        'sm',
        'relative cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring',
      )}
    >
      {uploads.uploading && <Spinner className="size-5" />}
      {uploads.uploading ? 'Subiendo...' : 'Añadir imágenes'}
      <input
        type="file"
        multiple
        accept={IMAGE_TYPES.join()}
        disabled={uploads.uploading}
        className="sr-only"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onChoose(files);
        }}
      />
    </label>
  );
}

function AddressBox({ onAdd }: { onAdd: (address: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  function add() {
    const address = typed.trim();
    if (!/^https?:\/\/\S+$/i.test(address) && !address.startsWith('/uploads/news/')) {
      setError('La imagen debe ser una URL válida');
      return;
    }
    onAdd(address);
    setTyped('');
  }
  return (
    <div className="flex items-start gap-2">
      <TextField
        label="O su dirección (URL)"
        className="min-w-0 flex-1"
        type="url"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="secondary" className="mt-6.5" onClick={add}>
        Añadir
      </Button>
    </div>
  );
}
