import { type ChangeEvent, type DragEvent, useEffect, useId, useState } from 'react';
import { isAnimated, STANDS_STILL } from './animated-picture.ts';
import { Button, buttonClass } from './Button.tsx';
import { cx } from './cx.ts';
import { CONTROL, FieldMessages, type FieldProps, useField } from './Field.tsx';
import { IMAGE_TYPES, imageProblem } from './image-problem.ts';
import { ImageMark } from './page-icons.tsx';
import { Spinner } from './Spinner.tsx';

/** A file to upload, or the URL of a picture; null if there is none. */
export type ImageValue = File | string | null;

interface ImageFieldProps extends FieldProps {
  /** For react-hook-form's `Controller`: its `field.value` and `field.onChange`. */
  value: ImageValue;
  onChange: (value: ImageValue) => void;
  name?: string;
  /** The file being uploaded. */
  uploading?: boolean;
  /** Hides the URL input. */
  fileOnly?: boolean;
  /**
   * Called when a file is chosen; the reason why it cannot be uploaded yet: «Debes escribir un título antes de subir la
   * imagen».
   */
  refuse?: () => string | null;
  disabled?: boolean;
}

/** A picture with a preview: a file, chosen or dropped, or a URL. JPG, PNG or WEBP, 10 MB. */
export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, uploading, fileOnly, refuse, disabled } = props;
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const stands = useStandsStill(value);
  const hint = stands ? STANDS_STILL : (props.hint ?? 'JPG, PNG o WEBP, hasta 10 MB.');
  const error = problem ?? props.error;
  const field = useField({ hint, error });
  const labelId = useId();
  const inert = disabled || uploading;

  function choose(file: File | undefined) {
    if (!file || inert) return;
    const wrong = refuse?.() ?? imageProblem(file);
    setProblem(wrong ?? undefined);
    if (!wrong) onChange(file);
  }
  function change(next: ImageValue) {
    setProblem(undefined);
    onChange(next);
  }
  function drag(event: DragEvent, over: boolean) {
    event.preventDefault();
    setIsOver(over && !inert);
  }

  return (
    <div role="group" aria-labelledby={labelId} className={cx('@container grid min-w-0 gap-2')}>
      <span id={labelId} className={props.hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </span>
      <div
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          choose(event.dataTransfer.files[0]);
        }}
        className={cx(
          'grid gap-4 rounded-md border-2 border-dashed p-4 @md:grid-cols-[10rem_minmax(0,1fr)] @md:items-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
        )}
      >
        <Preview
          key={typeof value === 'string' ? value : value?.name}
          value={value}
          onFail={() => {
            // The URL may be incomplete: only the preview is removed, the text stays.
            setProblem('No se pudo cargar la imagen');
          }}
        />
        <div className="grid justify-items-start gap-3">
          <div className="flex flex-wrap gap-2">
            <FileButton
              label={value ? 'Cambiar imagen' : 'Elegir imagen'}
              name={label}
              describedBy={field.control['aria-describedby']}
              disabled={inert}
              uploading={uploading}
              onChoose={choose}
            />
            {value && (
              <Button size="sm" variant="ghost" disabled={inert} onClick={() => change(null)}>
                Quitar
              </Button>
            )}
          </div>
          {!fileOnly && (
            <input
              {...field.control}
              type="url"
              inputMode="url"
              aria-label="Dirección de la imagen (URL)"
              placeholder="https://… o arrastra aquí un archivo"
              autoComplete="off"
              spellCheck={false}
              disabled={inert}
              value={typeof value === 'string' ? value : ''}
              onChange={(event) => change(event.target.value || null)}
              className={cx(CONTROL)}
            />
          )}
        </div>
      </div>
      <FieldMessages
        name={props.name}
        hint={hint}
        error={error}
        hintId={field.hintId}
        errorId={field.errorId}
      />
    </div>
  );
}

/** Whether the chosen file is an animation, of which only the first picture is stored. */
function useStandsStill(value: ImageValue): boolean {
  const [animated, setAnimated] = useState<ImageValue>(null);
  useEffect(() => {
    if (!(value instanceof File)) return;
    let isCurrent = true;
    void isAnimated(value).then((moves) => isCurrent && setAnimated(moves ? value : null));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return value instanceof File && animated === value;
}

interface FileButtonProps {
  label: string;
  /** Id of the whole field, so that several fields can be distinguished. */
  name: FieldProps['label'];
  describedBy: string | undefined;
  disabled: boolean | undefined;
  uploading: boolean | undefined;
  onChoose: (file: File | undefined) => void;
}

function FileButton({ label, name, describedBy, disabled, uploading, onChoose }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        'secondary',
        'sm',
        cx(
          'relative has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring',
          disabled ? 'cursor-not-allowed opacity-55' : 'cursor-pointer',
        ),
      )}
    >
      {uploading && <Spinner className="size-5" />}
      {uploading ? 'Subiendo...' : label}
      <span className="sr-only">: {name}</span>
      <input
        type="file"
        accept={IMAGE_TYPES.join()}
        aria-describedby={describedBy}
        disabled={disabled}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const [chosen] = event.target.files ?? [];
          // Reset the input, so that the same file can be chosen again.
          event.target.value = '';
          onChoose(chosen);
        }}
        className="sr-only"
      />
    </label>
  );
}

function Preview({ value, onFail }: { value: ImageValue; onFail: () => void }) {
  const url = useImageAddress(value);
  const [failed, setFailed] = useState(false);
  return (
    <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-sm border border-hairline bg-sunken text-muted">
      {url && !failed ? (
        <img
          src={url}
          alt="Vista previa"
          className="size-full object-contain"
          onError={() => {
            setFailed(true);
            onFail();
          }}
        />
      ) : (
        <ImageMark size={32} />
      )}
    </div>
  );
}

/** A URL for the preview: the content security policy allows `data:`, not `blob:`. */
export function useImageAddress(value: ImageValue): string | null {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (!(value instanceof File)) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setRead(typeof reader.result === 'string' ? reader.result : null));
    reader.readAsDataURL(value);
    return () => {
      reader.abort();
      setRead(null);
    };
  }, [value]);
  if (value instanceof File) return read;
  // An incomplete URL cannot be loaded.
  return value && /^(\/\w|https:\/\/[^\s/]+\.)/.test(value) ? value : null;
}
