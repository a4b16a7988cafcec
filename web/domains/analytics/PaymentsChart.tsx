import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { ChartColour } from '../../ui/charts/chart-colours.ts';
import { BarRows } from '../../ui/charts/BarRows.tsx';
import { formatEuros } from '../../ui/text.ts';
import { PAYMENT } from '../tickets/manage/ticket-states.ts';
import { ChartCard } from './ChartCard.tsx';
import { counted } from './period-words.ts';

export const PaymentsChart_payment = graphql(`
  fragment PaymentsChart_payment on AnalyticsPayment {
    paidBy
    tickets
    takings
  }
`);

/** Labels of the ways. */
const WAYS: Readonly<Record<string, { label: string; colour: ChartColour }>> = {
  none: { label: PAYMENT.NONE, colour: 'accent' },
  complimentary: { label: PAYMENT.COMPLIMENTARY, colour: 'muted' },
  card: { label: PAYMENT.CARD, colour: 'sea' },
  bizum: { label: PAYMENT.BIZUM, colour: 'ok' },
};
const UNKNOWN = { label: 'Otra', colour: 'faint' } as const;

interface PaymentsChartProps {
  payments: readonly FragmentType<typeof PaymentsChart_payment>[];
  fileName: string;
}

/** The takings of the period by the way of payment. */
export function PaymentsChart({ payments: keys, fileName }: PaymentsChartProps) {
  const payments = keys
    .map((key) => getFragment(PaymentsChart_payment, key))
    .map((payment) => ({
      ...payment,
      takings: Number(payment.takings),
      ...(WAYS[payment.paidBy] ?? UNKNOWN),
    }));
  const used = payments.filter(({ tickets }) => tickets > 0);
  const total = payments.reduce((sum, { takings }) => sum + takings, 0);
  return (
    <ChartCard
      title="Recaudación por forma de pago"
      summary={`${formatEuros(total)} en el periodo, con el precio que tenía cada entrada cuando se vendió.`}
      isEmpty={used.length === 0}
      table={{
        header: ['Forma de pago', 'Entradas', 'Recaudación (€)'],
        rows: payments.map(({ label, tickets, takings }) => [label, tickets, takings]),
      }}
      fileName={fileName}
    >
      <BarRows
        name="Recaudación por forma de pago"
        rows={used.map(({ paidBy, label, colour, tickets, takings }) => ({
          key: paidBy,
          label,
          figure: formatEuros(takings),
          note: counted(tickets, 'entrada', 'entradas'),
          segments: [{ label, colour, value: takings }],
        }))}
      />
    </ChartCard>
  );
}
