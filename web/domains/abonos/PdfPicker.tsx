import { type ChangeEvent, type DragEvent, type RefObject, useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FileText, Share, X } from '../../ui/page-icons.tsx';
import { formatFileSize } from './pdf-problem.ts';

interface PdfPickerProps {
  file: File | null;
  /** Called with any chosen or dropped file, of whatever type. */
  onPick: (file: File) => void;
  onRemove: () => void;
  /** While a file is being processed it cannot be removed. */
  disabled: boolean;
  /** Ref of the file input, for the focus. */
  field: RefObject<HTMLInputElement | null>;
}

/** Chooses one PDF, by file dialog or drag and drop, and shows its name. */
export function PdfPicker({ file, onPick, onRemove, disabled, field }: PdfPickerProps) {
  const [isOver, setIsOver] = useState(false);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // Reset the input, so that the same file can be chosen again after it was removed.
    event.target.value = '';
    if (chosen) onPick(chosen);
  }

  function drag(event: DragEvent, over: boolean) {
    event.preventDefault();
    setIsOver(over && !disabled);
  }

  function drop(event: DragEvent) {
    drag(event, false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) onPick(dropped);
  }

  return (
    <div
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
      className={cx(
        'grid justify-items-center gap-4 rounded-lg border-2 border-dashed p-6 text-center transition-colors duration-150',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <p id="pdf-ayuda" className="text-muted">
        Arrastra aquí el PDF de tu abono o elígelo en tu dispositivo. Máximo 10 MB.
      </p>
      <label
        className={buttonClass(
          'secondary',
          'md',
          cx(
            'relative cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring',
            disabled && 'cursor-default opacity-55',
          ),
        )}
      >
        <Share size={20} />
        {file ? 'Cambiar archivo' : 'Seleccionar PDF'}
        <input
          ref={field}
          type="file"
          accept="application/pdf,.pdf"
          aria-describedby="pdf-ayuda"
          disabled={disabled}
          onChange={pick}
          className="sr-only"
        />
      </label>
      {file && (
        <p className="flex max-w-full items-center gap-3 rounded-md border border-hairline bg-canvas py-1 pr-1 pl-4 text-left">
          <FileText size={22} className="shrink-0 text-accent-text" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{file.name}</span>{' '}
            <span className="text-sm whitespace-nowrap text-muted">{formatFileSize(file.size)}</span>
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Quitar ${file.name}`}
            disabled={disabled}
            onClick={onRemove}
          >
            <X size={18} />
          </Button>
        </p>
      )}
    </div>
  );
}
