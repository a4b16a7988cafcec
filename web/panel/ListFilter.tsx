import { Select } from '../ui/Select.tsx';
import type { ListAddress } from './use-list-address.ts';

/** A select item may not have an empty value. */
const ALL = 'todos';

interface ListFilterProps<Name extends string> {
  list: Pick<ListAddress<Name>, 'filters' | 'setFilter'>;
  /** Its name in the URL. */
  name: Name;
  label: string;
  /** The label of the choice without a filter: «Todos los estados». */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** Filters a list by one of several values. */
export function ListFilter<Name extends string>({ list, name, label, all, options }: ListFilterProps<Name>) {
  return (
    <Select
      label={label}
      hideLabel
      value={list.filters[name] ?? ALL}
      onChange={({ target }) => list.setFilter(name, target.value === ALL ? null : target.value)}
      options={[{ value: ALL, label: all }, ...options]}
    />
  );
}
