import { useState } from 'react';
import { ActionError } from '../../../../ui/ActionError.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ImageField, type ImageValue } from '../../../../ui/ImageField.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { useAction } from '../../../../ui/use-action.ts';
import type { UploadImage } from '../use-news-image-upload.ts';

interface ImageDialogProps {
  onClose: () => void;
  onInsert: (src: string, alt: string) => void;
  upload: UploadImage;
  uploading: boolean;
  refuse: () => string | null;
}

/** Asks for a picture and its alternative text. */
export function ImageDialog({ onClose, onInsert, upload, uploading, refuse }: ImageDialogProps) {
  const [value, setValue] = useState<ImageValue>(null);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();

  const { run, problem } = useAction(change);

  async function change(next: ImageValue) {
    setError(undefined);
    setValue(next);
    if (!(next instanceof File)) return null;
    const uploaded = await upload(next);
    setValue('url' in uploaded ? uploaded.url : null);
    return 'problem' in uploaded ? uploaded.problem : null;
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
        onChange={(next) => void run(next)}
        uploading={uploading}
        refuse={refuse}
        error={error}
      />
      <ActionError problem={problem} />
      <TextField
        label="Descripción"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        hint="Lo que se ve, para quien no puede verlo. Vacía, si solo adorna."
      />
    </Dialog>
  );
}
