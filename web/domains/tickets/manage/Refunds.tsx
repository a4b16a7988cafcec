import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { CsvButton } from '../../../panel/CsvButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { formatEuros } from '../../../ui/text.ts';
import { CLOSED_ACCOUNT } from './attendees-csv.ts';
import { PAYMENT } from './ticket-states.ts';

export const Refunds_refund = graphql(`
  fragment Refunds_refund on Refund {
    ticketId
    name
    email
    amount
    paidBy
  }
`);

interface RefundsProps {
  refunds: readonly FragmentType<typeof Refunds_refund>[];
  /** Of the export, without extension. */
  fileName: string;
}

/** What a cancelled match has to pay back, and to whom; nothing for other matches. */
export function Refunds({ refunds: keys, fileName }: RefundsProps) {
  const refunds = getFragment(Refunds_refund, keys);
  if (refunds.length === 0) return null;
  const total = refunds.reduce((sum, { amount }) => sum + Number(amount), 0);
  return (
    <Card as="section" aria-labelledby="devolver" className="grid gap-3 p-5 sm:p-6">
      <h2 id="devolver" className="headline text-xl">
        Por devolver fuera de la web: {formatEuros(total)}
      </h2>
      <p className="text-muted">
        El partido se canceló con {refunds.length === 1 ? 'una entrada' : `${refunds.length} entradas`} sin
        pago en la web. El archivo dice a quién corresponde cada importe y cómo se pagó. Lo pagado en la web
        se devuelve solo: está en «Pagos».
      </p>
      <CsvButton
        fileName={fileName}
        label="A quién devolver (CSV)"
        table={async () => ({
          header: ['Nombre', 'Email', 'Importe', 'Pago', 'Entrada'],
          rows: refunds.map(({ name, email, amount, paidBy, ticketId }) => [
            name ?? CLOSED_ACCOUNT,
            email,
            Number(amount),
            PAYMENT[paidBy],
            ticketId,
          ]),
        })}
      />
    </Card>
  );
}
