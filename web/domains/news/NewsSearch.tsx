import { type ComponentProps, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Search } from '../../ui/page-icons.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { cleanSearch, LONGEST_SEARCH, newsAddress, type NewsFilters } from './news-filters.ts';

/** Debounce delay of the search, in milliseconds. */
const PAUSE_MS = 350;

/** The news search; without JavaScript a GET form. The search is kept in the URL. */
export function NewsSearch({ filters }: { filters: NewsFilters }) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last search of this box: any other value in the URL was set elsewhere. */
  const asked = useRef(filters.search);

  useEffect(() => {
    if (box.current && filters.search !== asked.current) box.current.value = filters.search;
    asked.current = filters.search;
  }, [filters.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    const search = cleanSearch(box.current?.value ?? '');
    if (search === asked.current) return;
    asked.current = search;
    // One history entry for the whole search, however many navigations it took.
    const replace = filters.search !== '';
    void navigate(newsAddress({ ...filters, search, page: 1 }), { replace, preventScrollReset: true });
  };
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, PAUSE_MS);
  };
  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    show();
  };

  return (
    <form
      role="search"
      action="/noticias"
      method="get"
      onSubmit={onSubmit}
      className="flex max-w-xl items-stretch gap-2"
    >
      {filters.category && <input type="hidden" name="categoria" value={filters.category} />}
      <TextField
        ref={box}
        label="Buscar noticias"
        hideLabel
        type="search"
        name="buscar"
        defaultValue={filters.search}
        maxLength={LONGEST_SEARCH}
        placeholder="Un rival, un jugador, un tema…"
        autoComplete="off"
        enterKeyHint="search"
        onInput={onInput}
        className="flex-1"
      />
      <Button type="submit" aria-label="Buscar" className="w-14 shrink-0 px-0!">
        <Search size={22} />
      </Button>
    </form>
  );
}
