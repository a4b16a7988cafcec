import { TextField, type TextFieldProps } from './TextField.tsx';

/** An e-mail field: with the e-mail keyboard and without autocorrection. */
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
