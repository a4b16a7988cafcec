import type { ListAddress } from '../../../panel/use-list-address.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { type MatchFilterName, STATES } from './match-list.ts';

interface MatchFiltersProps {
  list: ListAddress<MatchFilterName>;
  competitions: readonly string[];
  seasons: readonly { year: number; label: string }[];
}

const ALL = 'cualquiera';

/** The filters of the list of matches. */
export function MatchFilters({ list, competitions, seasons }: MatchFiltersProps) {
  const { filters, setFilter } = list;
  const choose = (name: MatchFilterName) => ({
    hideLabel: true,
    value: filters[name] ?? ALL,
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      setFilter(name, target.value === ALL ? null : target.value),
  });
  const named = new Set([...competitions, ...(filters.competicion ? [filters.competicion] : [])]);
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <SearchField
        label="Buscar partidos"
        placeholder="Rival, jornada o lugar"
        value={list.search}
        onSearch={list.setSearch}
        className="sm:col-span-2 lg:col-span-4"
      />
      <Select
        label="Estado"
        {...choose('estado')}
        options={[
          { value: ALL, label: 'Por jugar' },
          ...Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
        ]}
      />
      <Select
        label="Competición"
        {...choose('competicion')}
        options={[
          { value: ALL, label: 'Competiciones' },
          ...[...named].map((name) => ({ value: name, label: name })),
        ]}
      />
      <Select
        label="Temporada"
        {...choose('temporada')}
        options={[
          { value: ALL, label: 'Temporadas' },
          ...seasons.map(({ year, label }) => ({ value: String(year), label })),
        ]}
      />
      <Select
        label="Lugar"
        {...choose('lugar')}
        options={[
          { value: ALL, label: 'Casa y fuera' },
          { value: 'casa', label: 'En casa' },
          { value: 'fuera', label: 'Fuera' },
        ]}
      />
    </div>
  );
}
