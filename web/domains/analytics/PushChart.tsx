import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { BarRows } from '../../ui/charts/BarRows.tsx';
import { percentText } from '../../ui/charts/scale.ts';
import { formatNumber } from '../../ui/text.ts';
import { ChartCard } from './ChartCard.tsx';
import { counted } from './period-words.ts';

export const PushChart_push = graphql(`
  fragment PushChart_push on AnalyticsPush {
    devices
    people
    added
    matchUpdates
    teamNews
    membershipOffers
    gameReminders
  }
`);

interface PushChartProps {
  push: FragmentType<typeof PushChart_push>;
  fileName: string;
}

/** The devices that notifications reach, by their preferences. */
export function PushChart({ push: key, fileName }: PushChartProps) {
  const push = getFragment(PushChart_push, key);
  const wants = [
    { label: 'Actualizaciones de partidos', value: push.matchUpdates },
    { label: 'Noticias del equipo', value: push.teamNews },
    { label: 'Ofertas para socios', value: push.membershipOffers },
    { label: 'Recordatorios de partidos', value: push.gameReminders },
  ];
  return (
    <ChartCard
      title="Alcance de las notificaciones"
      summary={
        `${counted(push.devices, 'dispositivo', 'dispositivos')} de ${counted(push.people, 'persona', 'personas')} ` +
        `a día de hoy; ${counted(push.added, 'alta', 'altas')} en el periodo.`
      }
      isEmpty={push.devices === 0}
      table={{
        header: ['Aviso', 'Dispositivos'],
        rows: [['Todos', push.devices], ...wants.map(({ label, value }) => [label, value])],
      }}
      fileName={fileName}
    >
      <BarRows
        name="Dispositivos que quieren cada aviso"
        rows={wants.map(({ label, value }) => ({
          key: label,
          label,
          figure: `${formatNumber(value)} · ${percentText(value, push.devices)}`,
          segments: [
            { label: 'Lo quieren', colour: 'accent', value },
            { label: 'No lo quieren', colour: 'faint', value: push.devices - value },
          ],
        }))}
      />
    </ChartCard>
  );
}
