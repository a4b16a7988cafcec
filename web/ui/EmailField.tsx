import { TextField, type TextFieldProps } from './TextField.tsx';

/** An address of e-mail: the keyboard that has its signs, and nothing that corrects it. */
export function EmailField({ label = 'Email', ...field }: Partial<TextFieldProps>) {
  return (
    <TextField
      label={label}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
