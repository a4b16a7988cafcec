import type { ListAddress } from '../../../panel/use-list-address.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { POSITIONS } from '../positions.ts';
import type { PlayerFilterName } from './player-list.ts';

const ALL = 'todos';

interface PlayerFiltersProps {
  list: ListAddress<PlayerFilterName>;
  /** The latest first; empty while loading. */
  seasons: readonly { year: number; label: string }[];
  /** The year of the season of today; undefined while loading. */
  running: number | undefined;
}

/** The filters of the list of players. */
export function PlayerFilters({ list, seasons, running }: PlayerFiltersProps) {
  const choose = (name: PlayerFilterName) => ({
    hideLabel: true,
    value: list.filters[name] ?? ALL,
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      list.setFilter(name, target.value === ALL ? null : target.value),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[10rem_minmax(0,1fr)_12rem_12rem]">
      <Select
        label="Temporada"
        hideLabel
        value={list.filters.temporada ?? String(running ?? '')}
        onChange={({ target }) =>
          list.setFilter('temporada', target.value === String(running) ? null : target.value)
        }
        options={seasons.map(({ year, label }) => ({ value: String(year), label }))}
      />
      <SearchField
        label="Buscar jugadores"
        placeholder="Nombre, país o dorsal"
        value={list.search}
        onSearch={list.setSearch}
      />
      <Select
        label="Posición"
        {...choose('posicion')}
        options={[
          { value: ALL, label: 'Posiciones' },
          ...POSITIONS.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select
        label="Estado"
        {...choose('estado')}
        options={[
          { value: ALL, label: 'Todos' },
          { value: 'activos', label: 'En la plantilla' },
          { value: 'inactivos', label: 'Inactivos' },
        ]}
      />
    </div>
  );
}
