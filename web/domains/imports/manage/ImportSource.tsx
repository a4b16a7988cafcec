import type { ReactNode } from 'react';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { useAction } from '../../../ui/use-action.ts';

/** A table that was pasted is a file without a name. */
const pastedFile = (text: string) => new File([text], 'Texto pegado', { type: 'text/plain' });

interface ImportSourceProps {
  /** The titles of the columns. */
  hint: string;
  accept: string;
  reading: Pick<ReturnType<typeof useAction>, 'pending' | 'problem'>;
  pasted: string;
  onPaste: (text: string) => void;
  onFile: (file: File) => void;
  /** Beside the buttons. */
  children?: ReactNode;
}

/** Where the rows come from: a file, or a table that is pasted. */
export function ImportSource(props: ImportSourceProps) {
  const { hint, accept, reading, pasted, onPaste, onFile, children } = props;
  return (
    <>
      <TextArea
        label="Pegar una tabla"
        hint={hint}
        rows={4}
        value={pasted}
        onChange={({ target }) => onPaste(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={buttonClass(
            'primary',
            'md',
            'relative cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring',
          )}
        >
          {reading.pending ? 'Leyendo...' : 'Elegir archivo'}
          <input
            type="file"
            accept={accept}
            className="sr-only"
            onChange={({ target }) => {
              const [picked] = target.files ?? [];
              // The same file can be chosen again after it was mended.
              target.value = '';
              if (picked) onFile(picked);
            }}
          />
        </label>
        <Button
          variant="secondary"
          disabled={pasted.trim() === ''}
          pending={reading.pending}
          pendingLabel="Leyendo..."
          onClick={() => onFile(pastedFile(pasted))}
        >
          Revisar lo pegado
        </Button>
        {children}
      </div>
      <ActionError problem={reading.problem} />
    </>
  );
}
