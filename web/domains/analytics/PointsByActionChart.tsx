import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { BarRows } from '../../ui/charts/BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';
import { counted } from './period-words.ts';

export const PointsByActionChart_action = graphql(`
  fragment PointsByActionChart_action on AnalyticsAction {
    action
    entries
    points
  }
`);

/** Labels of the actions in the points ledger. */
const ACTIONS: Readonly<Record<string, string>> = {
  sign_up: 'Registro en la web',
  ticket_purchase: 'Entradas compradas',
  attendance: 'Asistencia',
  membership_upload: 'Abonos propios subidos',
  comment: 'Comentarios',
  achievement: 'Logros conseguidos',
};

interface PointsByActionChartProps {
  actions: readonly FragmentType<typeof PointsByActionChart_action>[];
  fileName: string;
}

/** The actions that fans got their points for. */
export function PointsByActionChart({ actions: keys, fileName }: PointsByActionChartProps) {
  const actions = keys
    .map((key) => getFragment(PointsByActionChart_action, key))
    .map(({ action, ...rest }) => ({ ...rest, action, label: ACTIONS[action] ?? action }));
  const [most] = actions;
  return (
    <ChartCard
      title="Puntos por acción"
      summary={
        most
          ? `Lo que más puntos ha dado: ${most.label.toLocaleLowerCase('es')}, ${counted(most.points, 'punto', 'puntos')}.`
          : 'Nadie ha ganado puntos en este periodo.'
      }
      isEmpty={actions.length === 0}
      table={{
        header: ['Acción', 'Veces', 'Puntos'],
        rows: actions.map(({ label, entries, points }) => [label, entries, points]),
      }}
      fileName={fileName}
    >
      <BarRows
        name="Puntos por acción"
        rows={actions.map(({ action, label, entries, points }) => ({
          key: action,
          label,
          note: counted(entries, 'vez', 'veces'),
          segments: [{ label, colour: 'accent', value: points }],
        }))}
      />
    </ChartCard>
  );
}
