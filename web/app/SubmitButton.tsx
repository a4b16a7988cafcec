import { Button, type ButtonProps } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { useHydrated } from './use-hydrated.ts';

/** The submit button of a server-rendered form. */
export function SubmitButton({ className, ...props }: Omit<ButtonProps, 'type' | 'disabled'>) {
  const hydrated = useHydrated();
  return (
    <Button
      {...props}
      type="submit"
      // Before hydration the browser itself would submit the form.
      disabled={!hydrated}
      className={cx('disabled:opacity-100', className)}
    />
  );
}
