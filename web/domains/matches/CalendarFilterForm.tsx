import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { monthLabel } from '../../ui/dates.ts';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { ALL, calendarAddress, type CalendarFilters, competitionChoices } from './calendar-filters.ts';
import { groupBy } from './group-by.ts';

interface CalendarFilterFormProps {
  filters: CalendarFilters;
  /** The latest first. */
  seasons: readonly { year: number; label: string }[];
  /** The one that is shown; null if there is none. */
  season: { year: number; label: string; months: readonly string[] } | null;
  /** The other months to choose from, «2025-09»; none while loading. */
  months: readonly string[];
  competitions: readonly string[];
}

/** The calendar's filters: each takes effect at once and is kept in the URL; without JavaScript it is a GET form. */
export function CalendarFilterForm({
  filters,
  seasons,
  season,
  months,
  competitions,
}: CalendarFilterFormProps) {
  const navigate = useNavigate();
  const show = (changes: Partial<CalendarFilters>) =>
    navigate(calendarAddress({ ...filters, ...changes, page: 1 }), { preventScrollReset: true });
  const chosen = (value: string) => (value === ALL ? null : value);
  return (
    <form
      method="get"
      action="/calendario"
      aria-label="Filtrar partidos"
      className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-[10rem_14rem_18rem_auto_1fr]"
    >
      {season && (
        <Select
          label="Temporada"
          name="temporada"
          value={season.year}
          onChange={(event) => show({ season: Number(event.target.value), month: null })}
          options={withChosen(seasons, season).map(({ year, label }) => ({ value: String(year), label }))}
        />
      )}
      <Select
        label="Mes"
        name="mes"
        value={filters.month ?? ALL}
        onChange={(event) => show({ month: chosen(event.target.value), season: null })}
      >
        <option value={ALL}>Todos los meses</option>
        {monthGroups(season, months, filters.month).map(([label, names]) => (
          <optgroup key={label} label={label}>
            {names.map((month) => (
              <option key={month} value={month}>
                {monthLabel(Number(month.slice(5)))} {month.slice(0, 4)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        label="Competición"
        name="competicion"
        value={filters.competition ?? ALL}
        onChange={(event) => show({ competition: chosen(event.target.value) })}
        options={[
          { value: ALL, label: 'Todas las competiciones' },
          ...competitionChoices(competitions, filters.competition).map((name) => ({
            value: name,
            label: name,
          })),
        ]}
      />
      <Switch
        label="Solo próximos"
        name="proximos"
        value="1"
        checked={filters.onlyUpcoming}
        onChange={(event) => show({ onlyUpcoming: event.target.checked })}
      />
      <noscript>
        <Button type="submit">Filtrar</Button>
      </noscript>
    </form>
  );
}

/** The seasons; a requested one without matches is listed too. */
function withChosen<Season extends { year: number }>(
  seasons: readonly Season[],
  chosen: Season,
): readonly Season[] {
  return seasons.some(({ year }) => year === chosen.year) ? seasons : [...seasons, chosen];
}

/** The months of the season, then the others by year; a requested month without matches is listed too. */
function monthGroups(
  season: CalendarFilterFormProps['season'],
  months: readonly string[],
  chosen: string | null,
): [string, readonly string[]][] {
  const own = season?.months ?? [];
  const others = new Set([...months, ...(chosen ? [chosen] : [])].filter((month) => !own.includes(month)));
  return [
    ...(season && own.length > 0 ? [[`Temporada ${season.label}`, own] as [string, readonly string[]]] : []),
    ...groupBy([...others].toSorted(), (month) => month.slice(0, 4)),
  ];
}
