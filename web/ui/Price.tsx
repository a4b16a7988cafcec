import { formatEuros } from './text.ts';

export interface PriceProps {
  /** Euros, as a number or as a Decimal prints it («12.50»). */
  amount: number | string;
  className?: string;
}

/** A price in euros, Spanish style, with its value readable by machines. */
export function Price({ amount, className }: PriceProps) {
  return (
    <data value={String(amount)} className={className}>
      {formatEuros(amount)}
    </data>
  );
}
