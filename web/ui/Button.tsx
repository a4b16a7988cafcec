import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** `md` is 48 px high, the default; `sm` (40) for toolbars and tables, `lg` (56) for a page's main action. */
type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'bg-transparent text-fg border-2 border-fg hover:bg-fg hover:text-canvas',
  ghost: 'bg-transparent text-fg hover:bg-fg/10',
  danger: 'bg-error text-on-error hover:brightness-90',
};
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3.5 text-sm',
  // With large letters the width of a phone is for the words.
  md: 'min-h-12 px-[min(1.25rem,6vw)] text-base',
  lg: 'min-h-14 px-[min(1.75rem,8vw)] text-lg',
};
const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md py-1.5 text-center font-display font-bold leading-tight break-words ' +
  '[font-stretch:92%] no-underline transition-colors duration-150 active:translate-y-px [&>svg]:shrink-0 ' +
  'disabled:opacity-55 not-aria-busy:aria-disabled:opacity-55';

/** The classes of a button, for another element (such as a `<label>` for a file). */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string) {
  return cx(BASE, VARIANTS[variant], SIZES[size], className);
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner, ignores clicks and keeps the focus. */
  pending?: boolean;
  /** The label while pending («Procesando...»); by default the label stays. */
  pendingLabel?: string;
}

/** The default `type` is `button`. */
export function Button({
  variant,
  size,
  pending,
  pendingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`: the button would lose the focus.
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, size, className)}
    >
      {pending && <Spinner className="size-5" />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A page of this site… */
  to?: string;
  /** …or an external URL, which opens in another tab and says so. */
  href?: string;
  children?: ReactNode;
}

/** A link that looks like a button: `to` for this site, `href` for others. */
export function ButtonLink({ variant, size, to, href, className, children, ...rest }: ButtonLinkProps) {
  const look = buttonClass(variant, size, className);
  if (to !== undefined)
    return (
      <Link {...rest} to={to} className={look}>
        {children}
      </Link>
    );
  const elsewhere = href !== undefined && /^https?:/.test(href);
  return (
    <a {...rest} href={href} className={look} {...(elsewhere ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {elsewhere && <span className="sr-only"> (se abre en otra pestaña)</span>}
    </a>
  );
}
