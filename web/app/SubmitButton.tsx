import { Button, type ButtonProps } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { useHydrated } from './use-hydrated.ts';

/** Sends the form of a page that is served. */
export function SubmitButton({ className, ...props }: Omit<ButtonProps, 'type' | 'disabled'>) {
  const hydrated = useHydrated();
  return (
    <Button
      {...props}
      type="submit"
      // Before the page answers, the browser itself would send the form.
      disabled={!hydrated}
      className={cx('disabled:opacity-100', className)}
    />
  );
}
