import { useRef, useState } from 'react';

/** The toast of an import. */
export const imported = ({ created, changed }: { created: number; changed: number }) =>
  ['Importado', `Nuevos: ${created}. Cambiados: ${changed}.`] as const;

/** An import in two steps: a file that was read, with what it would change, until it is applied or given up. */
export interface ImportSteps<Preview> {
  file: File | null;
  preview: Preview | null;
  /** A table in the field for pasting. It stays while something else is chosen. */
  pasted: string;
  paste: (text: string) => void;
  begin: (file: File) => void;
  show: (preview: Preview) => void;
  /** Something was chosen that changes what the file means. */
  dropPreview: () => void;
  forget: () => void;
}

/** The state of an import in two steps. */
export function useImportSteps<Preview>(): ImportSteps<Preview> {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [pasted, setPasted] = useState('');
  // A preview that comes after the choice has changed is of the old one, but would be written for the new one.
  const isAwaited = useRef(false);
  return {
    file,
    preview,
    pasted,
    paste: setPasted,
    begin: (picked) => {
      isAwaited.current = true;
      setFile(picked);
      setPreview(null);
    },
    show: (read) => {
      if (isAwaited.current) setPreview(read);
    },
    dropPreview: () => {
      isAwaited.current = false;
      setPreview(null);
    },
    forget: () => {
      isAwaited.current = false;
      setFile(null);
      setPreview(null);
      setPasted('');
    },
  };
}
