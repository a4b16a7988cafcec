import { Select } from '../ui/Select.tsx';
import type { ListAddress } from './use-list-address.ts';

/** No choice may be empty (spec section 5). */
const ALL = 'todos';

interface ListFilterProps<Name extends string> {
  list: Pick<ListAddress<Name>, 'filters' | 'setFilter'>;
  /** As the address calls it. */
  name: Name;
  label: string;
  /** The choice that keeps everything: «Todos los estados». */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** Narrows a list by one of several values. */
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
