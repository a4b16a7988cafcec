import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ImageField, type ImageValue } from '../../../../ui/ImageField.tsx';
import { TextField } from '../../../../ui/TextField.tsx';

interface ImageDialogProps {
  onClose: () => void;
  onInsert: (src: string, alt: string) => void;
  /** Uploads a file; returns its URL, or null if that failed and the user was notified. */
  upload: (file: File) => Promise<string | null>;
  uploading: boolean;
  refuse: () => string | null;
}

/** Asks for a picture and its alternative text. */
export function ImageDialog({ onClose, onInsert, upload, uploading, refuse }: ImageDialogProps) {
  const [value, setValue] = useState<ImageValue>(null);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();

  async function change(next: ImageValue) {
    setError(undefined);
    setValue(next);
    if (next instanceof File) setValue(await upload(next));
  }

  function insert() {
    if (typeof value !== 'string' || !/^(https?:\/\/\S+|\/uploads\/\S+)$/i.test(value)) {
      setError('Elige una imagen o escribe su dirección');
    } else {
      onInsert(value, alt.trim());
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="Añadir imagen"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={insert} pending={uploading} pendingLabel="Subiendo...">
            Insertar imagen
          </Button>
        </>
      }
    >
      <ImageField
        label="Imagen del texto"
        value={value}
        onChange={(next) => void change(next)}
        uploading={uploading}
        refuse={refuse}
        error={error}
      />
      <TextField
        label="Descripción"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        hint="Lo que se ve, para quien no puede verlo. Vacía, si solo adorna."
      />
    </Dialog>
  );
}
