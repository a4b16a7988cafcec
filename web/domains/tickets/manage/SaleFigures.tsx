import type { ReactNode } from 'react';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { Price } from '../../../ui/Price.tsx';
import { formatEuros, formatNumber } from '../../../ui/text.ts';

export const SaleFigures_sale = graphql(`
  fragment SaleFigures_sale on MatchSale {
    match {
      id
      ticketsHeld
    }
    sold
    left
    price
    takings
    refundDue
    refunded
  }
`);

/** What was sold for a match, and its money. */
export function SaleFigures({ sale: key }: { sale: FragmentType<typeof SaleFigures_sale> }) {
  const { match, sold, left, price, takings, refundDue, refunded } = getFragment(SaleFigures_sale, key);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure name="Vendidas">{formatNumber(sold)}</Figure>
      <Figure name="Libres">
        {formatNumber(left)}
        {match.ticketsHeld > 0 && (
          <span className="block text-sm font-normal text-muted">
            y {formatNumber(match.ticketsHeld)} guardadas
          </span>
        )}
      </Figure>
      <Figure name="Precio ahora">
        <Price amount={price} />
      </Figure>
      <Figure name="Recaudación">
        <Price amount={takings} />
        {Number(refundDue) > 0 && (
          <span className="block text-sm font-normal text-warn">{formatEuros(refundDue)} por devolver</span>
        )}
        {Number(refunded) > 0 && (
          <span className="block text-sm font-normal text-muted">{formatEuros(refunded)} devueltos</span>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-between gap-1 rounded-lg border border-hairline bg-surface p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="headline text-2xl tabular-nums">{children}</dd>
    </div>
  );
}
