import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { CONTROL } from './Field.tsx';
import { Search } from './page-icons.tsx';
import { useSearchKey } from './use-search-key.ts';

/** Debounce delay: long enough to avoid a request per letter, short enough to feel immediate. */
const PAUSE_MS = 250;

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength'> {
  /** Accessible name: «Buscar usuarios». Also the default placeholder. */
  label: string;
  /** The current search, from the URL. */
  value: string;
  /** Called after the debounce delay, or on Enter. */
  onSearch: (text: string) => void;
  className?: string;
}

/** A search field that searches while typing. «/» focuses it from anywhere on the page, Esc clears it. */
export function SearchField({ label, value, onSearch, className, placeholder, maxLength }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  useSearchKey(field);
  if (known !== value) {
    setKnown(value);
    // Changed from outside (back button, «Limpiar filtros»), not by recent typing.
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }

  const search = useEffectEvent((text: string) => {
    if (text === sent) return;
    setSent(text);
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className={cx('relative min-w-0', className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === sent) return;
          setSent(typed.trim());
          onSearch(typed.trim());
        }}
      >
        <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted" />
        <input
          ref={field}
          type="search"
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder ?? label}
          maxLength={maxLength ?? 100}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            setTyped('');
          }}
          className={cx(CONTROL, 'peer pr-3 pl-11 sm:pr-11')}
        />
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 hidden h-6 min-w-6 -translate-y-1/2 place-items-center rounded-sm border border-line text-xs text-muted peer-focus:hidden sm:grid"
        >
          /
        </kbd>
      </form>
    </search>
  );
}
