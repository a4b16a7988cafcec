import type { ListAddress } from '../../../panel/use-list-address.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { ARTICLE_STATES } from '../editor/article-states.ts';
import { STATE_NAMES } from './news-list.ts';

interface NewsFiltersProps {
  list: ListAddress<'estado' | 'categoria'>;
  categories: readonly { slug: string; name: string }[];
}

/** A select item may not have an empty value. */
const ALL = 'todas';

/** Search, state and category of the manager. */
export function NewsFilters({ list, categories }: NewsFiltersProps) {
  const choose = (name: 'estado' | 'categoria', value: string) =>
    list.setFilter(name, value === ALL ? null : value);
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_13rem]">
      <SearchField
        label="Buscar noticias"
        placeholder="Título o texto"
        className="sm:col-span-2 lg:col-span-1"
        value={list.search}
        onSearch={list.setSearch}
      />
      <Select
        label="Estado"
        hideLabel
        value={list.filters.estado ?? ALL}
        onChange={({ target }) => choose('estado', target.value)}
        options={[
          { value: ALL, label: 'Todos los estados' },
          ...STATE_NAMES.map(({ name, state }) => ({ value: name, label: ARTICLE_STATES[state].label })),
        ]}
      />
      <Select
        label="Categoría"
        hideLabel
        value={list.filters.categoria ?? ALL}
        onChange={({ target }) => choose('categoria', target.value)}
        options={[
          { value: ALL, label: 'Todas las categorías' },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
    </div>
  );
}
