import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { linkTarget } from './article-schema.ts';

interface LinkDialogProps {
  /** URL of the existing link; null for a new one. */
  href: string | null;
  /** The linked text; empty if the user has to enter it. */
  words: string;
  onClose: () => void;
  onSave: (href: string, words: string) => void;
  onRemove: () => void;
}

/** Asks for the target of a link. */
export function LinkDialog({ href, words, onClose, onSave, onRemove }: LinkDialogProps) {
  const [typed, setTyped] = useState(href ?? '');
  const [text, setText] = useState(words);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The browser would focus the close button.
  useEffect(() => field.current?.focus(), []);
  const needsWords = words === '' && href === null;

  function save() {
    const address = linkTarget(typed);
    if (!address || !URL.canParse(address, 'https://club.test')) {
      setError('Escribe una dirección válida, por ejemplo https://club.es/entradas');
    } else {
      onSave(address, text.trim() || address);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={href === null ? 'Añadir enlace' : 'Editar enlace'}
      actions={
        <>
          {href !== null && (
            <Button variant="ghost" onClick={onRemove}>
              Quitar enlace
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={save}>Guardar enlace</Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
      >
        <TextField
          label="Dirección"
          type="url"
          ref={field}
          autoComplete="off"
          value={typed}
          error={error}
          hint="De otra web, o de esta: /entradas"
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
        {needsWords && (
          <TextField label="Texto" value={text} onChange={(event) => setText(event.target.value)} />
        )}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}
