import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { FansChart } from './FansChart.tsx';
import { InquiriesChart } from './InquiriesChart.tsx';
import { MatchSalesChart } from './MatchSalesChart.tsx';
import { MoneyChart } from './MoneyChart.tsx';
import { PassesChart } from './PassesChart.tsx';
import { PaymentsChart } from './PaymentsChart.tsx';
import { PointsByActionChart } from './PointsByActionChart.tsx';
import { PushChart } from './PushChart.tsx';
import { SeriesChart } from './SeriesChart.tsx';
import { BUCKET_NAMES, counted } from './period-words.ts';

export const AnalyticsCharts_analytics = graphql(`
  fragment AnalyticsCharts_analytics on Analytics {
    period {
      from
      until
      bucket
    }
    tickets {
      ...SeriesChart_series
    }
    takings {
      ...MoneyChart_money
    }
    refunds {
      ...MoneyChart_money
    }
    takingsByPayment {
      ...PaymentsChart_payment
    }
    signUps {
      ...SeriesChart_series
    }
    members {
      ...SeriesChart_series
    }
    points {
      ...SeriesChart_series
    }
    ticketsByMatch {
      ...MatchSalesChart_match
    }
    pointsByAction {
      ...PointsByActionChart_action
    }
    fansByLevel {
      ...FansChart_level
    }
    push {
      ...PushChart_push
    }
    passesByStatus {
      ...PassesChart_status
    }
    inquiriesByLevel {
      ...InquiriesChart_level
    }
  }
`);

interface AnalyticsChartsProps {
  analytics: FragmentType<typeof AnalyticsCharts_analytics>;
}

/** All charts of the period, two in a row if there is room. */
export function AnalyticsCharts({ analytics: key }: AnalyticsChartsProps) {
  const analytics = getFragment(AnalyticsCharts_analytics, key);
  const { period } = analytics;
  const per = BUCKET_NAMES[period.bucket].per;
  const file = `${period.from}-${period.until}`;
  return (
    <div className="grid gap-5">
      <SeriesChart
        title={`Entradas vendidas ${per}`}
        series={analytics.tickets}
        bucket={period.bucket}
        describe={(value) => counted(value, 'entrada', 'entradas')}
        fileName={`entradas-${file}`}
      />
      {/* Two separate columns, because the charts have different heights. */}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <MoneyChart
            title={`Recaudación de entradas ${per}`}
            money={analytics.takings}
            bucket={period.bucket}
            note="Sin lo devuelto ni lo de partidos cancelados."
            fileName={`recaudacion-${file}`}
          />
          <MatchSalesChart matches={analytics.ticketsByMatch} fileName={`entradas-por-partido-${file}`} />
          <SeriesChart
            title={`Puntos repartidos ${per}`}
            series={analytics.points}
            bucket={period.bucket}
            describe={(value) => counted(value, 'punto', 'puntos')}
            fileName={`puntos-${file}`}
          />
          <PointsByActionChart actions={analytics.pointsByAction} fileName={`puntos-por-accion-${file}`} />
          <PassesChart statuses={analytics.passesByStatus} fileName={`abonos-${file}`} />
        </div>
        <div className="grid min-w-0 gap-5">
          <PaymentsChart payments={analytics.takingsByPayment} fileName={`recaudacion-por-pago-${file}`} />
          <MoneyChart
            title={`Devuelto ${per}`}
            money={analytics.refunds}
            bucket={period.bucket}
            colour="sea"
            note="Solo lo que se pagó en la web."
            fileName={`devuelto-${file}`}
          />
          <SeriesChart
            title={`Nuevos registros ${per}`}
            series={analytics.signUps}
            bucket={period.bucket}
            colour="sea"
            describe={(value) => counted(value, 'cuenta nueva', 'cuentas nuevas')}
            fileName={`registros-${file}`}
          />
          <SeriesChart
            title="Socios con carnet en vigor"
            series={analytics.members}
            bucket={period.bucket}
            shape="area"
            colour="sea"
            describe={(value) => counted(value, 'socio', 'socios')}
            summary={(now, before) => `${now} al final del periodo; ${before} al final del de comparación.`}
            fileName={`socios-${file}`}
          />
          <FansChart levels={analytics.fansByLevel} fileName={`niveles-${period.until}`} />
          <PushChart push={analytics.push} fileName={`notificaciones-${file}`} />
          <InquiriesChart levels={analytics.inquiriesByLevel} fileName={`solicitudes-${file}`} />
        </div>
      </div>
    </div>
  );
}
