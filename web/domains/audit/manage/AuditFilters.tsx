import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../../../api/domains/audit/audit-log.input.ts';
import type { AuditAction, AuditSubject } from '../../../gql/graphql.ts';
import type { ListAddress } from '../../../panel/use-list-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ACTION_VERBS, SUBJECT_NAMES } from '../audit-words.ts';
import type { AuditFilterName } from './audit-filter.ts';

interface AuditFiltersProps {
  list: ListAddress<AuditFilterName>;
  /** All people in the log. */
  actors: readonly { id: string; name: string }[];
}

const EVERYTHING = 'todo';
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const ACTIONS = AUDIT_ACTIONS.map((value) => ({
  value,
  label: capital(ACTION_VERBS[value.toUpperCase() as AuditAction]),
}));
const SUBJECTS = AUDIT_SUBJECTS.map((value) => ({
  value,
  label: capital(SUBJECT_NAMES[value.toUpperCase() as AuditSubject].replace(/^(el|la) /, '')),
}));

/** Filters the log by person, action, type of object and days. */
export function AuditFilters({ list, actors }: AuditFiltersProps) {
  const { filters, setFilter } = list;
  const choice = (name: AuditFilterName) => ({
    value: filters[name] ?? EVERYTHING,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setFilter(name, value === EVERYTHING ? null : value),
  });
  const day = (name: AuditFilterName) => ({
    type: 'date',
    value: filters[name] ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) => setFilter(name, value || null),
  });
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Select
          label="Persona"
          {...choice('persona')}
          options={[
            { value: EVERYTHING, label: 'Todas' },
            ...actors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label="Acción"
          {...choice('accion')}
          options={[{ value: EVERYTHING, label: 'Todas' }, ...ACTIONS]}
        />
        <Select
          label="Tipo"
          {...choice('tipo')}
          options={[{ value: EVERYTHING, label: 'Todos' }, ...SUBJECTS]}
        />
        <TextField label="Desde" {...day('desde')} />
        <TextField label="Hasta" {...day('hasta')} />
      </div>
      {list.isNarrowed && (
        <div className="flex flex-wrap items-center gap-3">
          {filters.tipo && filters.id && (
            <p className="text-muted">Solo lo que se hizo con el n.º {filters.id}.</p>
          )}
          <Button size="sm" variant="ghost" onClick={list.clear}>
            Limpiar filtros
          </Button>
        </div>
      )}
    </div>
  );
}
