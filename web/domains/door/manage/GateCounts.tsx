import type { AdmissionKind } from '../../../gql/graphql.ts';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { Card } from '../../../ui/Card.tsx';
import { formatNumber } from '../../../ui/text.ts';

const GateCounts_counts = graphql(`
  fragment GateCounts_counts on DoorCounts {
    admitted
    ticketsSold
    counts {
      gate
      kind
      people
    }
  }
`);

const KINDS: readonly { kind: AdmissionKind; label: string }[] = [
  { kind: 'TICKET', label: 'Entradas' },
  { kind: 'MEMBER_CARD', label: 'Carnets' },
  { kind: 'SEASON_PASS', label: 'Abonos' },
];

/** How many people came in, by gate and by what they showed. */
export function GateCounts({ counts: key }: { counts: FragmentType<typeof GateCounts_counts> }) {
  const { admitted, ticketsSold, counts } = getFragment(GateCounts_counts, key);
  const gates = [...new Set(counts.map(({ gate }) => gate))];
  const people = (gate: string, kind: AdmissionKind) =>
    counts.find((count) => count.gate === gate && count.kind === kind)?.people ?? 0;
  return (
    <Card as="section" aria-labelledby="recuento" className="grid gap-4 p-5 sm:p-6">
      <h2 id="recuento" className="headline text-xl">
        Han entrado {formatNumber(admitted)}{' '}
        <span className="text-muted">
          ({ticketsSold === 1 ? '1 entrada vendida' : `${formatNumber(ticketsSold)} entradas vendidas`})
        </span>
      </h2>
      {gates.length > 0 && (
        <table className="w-full max-w-xl text-left tabular-nums">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-3">
                Puerta
              </th>
              {KINDS.map(({ kind, label }) => (
                <th key={kind} scope="col" className="py-2 pl-2 text-right">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gates.map((gate) => (
              <tr key={gate} className="border-b border-hairline">
                <th scope="row" className="py-2 pr-3 font-semibold wrap-anywhere">
                  {gate}
                </th>
                {KINDS.map(({ kind }) => (
                  <td key={kind} className="py-2 pl-2 text-right">
                    {formatNumber(people(gate, kind))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
