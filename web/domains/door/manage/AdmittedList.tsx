import { useId } from 'react';
import type { AdmissionFault } from '../../../gql/graphql.ts';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { formatTime } from '../../../ui/dates.ts';
import type { Undone } from './UndoAdmissionDialog.tsx';

export const AdmittedList_person = graphql(`
  fragment AdmittedList_person on AdmittedPerson {
    id
    type
    name
    number
    gate
    admittedAt
    fault
    firstGate
    firstAt
  }
`);

interface AdmittedListProps {
  title: string;
  /** Said if the list is empty. */
  none: string;
  people: readonly FragmentType<typeof AdmittedList_person>[];
  onUndo: (admission: Undone) => void;
}

/** Why a person who came in without a connection does not count. */
const FAULTS: Readonly<Record<AdmissionFault, string>> = {
  CANCELLED: 'La entrada estaba anulada',
  RETURNED: 'La entrada se había devuelto',
  TRANSFERRED: 'La entrada era ya de otra persona',
  OTHER_MATCH: 'La entrada era de otro partido',
  MATCH_CLOSED: 'El partido no se jugaba',
};

/** People who came in, with the gate and the time; of a conflict also what is wrong. */
export function AdmittedList({ title, none, people: keys, onUndo }: AdmittedListProps) {
  const id = useId();
  const people = getFragment(AdmittedList_person, keys);
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3 p-5 sm:p-6">
      <h2 id={id} className="headline text-xl">
        {title} <span className="text-muted tabular-nums">({people.length})</span>
      </h2>
      {people.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="grid gap-2">
        {people.map(
          ({ id: admissionId, type, name, number, gate, admittedAt, fault, firstGate, firstAt }) => (
            <li
              key={admissionId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline pt-2"
            >
              <span className="grid min-w-0 wrap-anywhere">
                <span className="font-semibold">{name ?? 'Cuenta cerrada'}</span>
                <span className="text-sm text-muted">
                  {[type, number, `${gate}, ${formatTime(admittedAt)}`].filter(Boolean).join(' · ')}
                </span>
                {fault && <span className="text-sm">{FAULTS[fault]}</span>}
                {firstGate && firstAt && (
                  <span className="text-sm">
                    Ya había entrado por {firstGate} a las {formatTime(firstAt)}
                  </span>
                )}
              </span>
              <Button
                size="sm"
                variant="ghost"
                className="print:hidden"
                onClick={() => onUndo({ id: admissionId, name: name ?? 'Cuenta cerrada' })}
              >
                Deshacer<span className="sr-only"> el acceso de {name ?? 'una cuenta cerrada'}</span>
              </Button>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
