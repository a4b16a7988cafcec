import { formatEuros } from './text.ts';

interface PriceProps {
  /** Euros, as a number or a Decimal string («12.50»). */
  amount: number | string;
  className?: string;
}

/** A price in euros in Spanish format, with a machine-readable value. */
export function Price({ amount, className }: PriceProps) {
  return (
    <data value={String(amount)} className={className}>
      {formatEuros(amount)}
    </data>
  );
}
