import { Eye, EyeOff } from './page-icons.tsx';
import { useState } from 'react';
import { cx } from './cx.ts';
import { CONTROL, FieldFrame, useField } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** A password field with a button to show the password. Set `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, hideLabel, className, ...input }: TextFieldProps) {
  const field = useField({ hint, error, id: input.id });
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className }} {...field} id={field.control.id}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...field.control}
          type={shown ? 'text' : 'password'}
          className={cx(CONTROL, 'pr-13')}
        />
        <button
          type="button"
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 right-0.5 grid w-12 place-items-center rounded-md text-muted hover:text-fg"
        >
          {shown ? <EyeOff aria-hidden="true" size={20} /> : <Eye aria-hidden="true" size={20} />}
        </button>
      </div>
    </FieldFrame>
  );
}
