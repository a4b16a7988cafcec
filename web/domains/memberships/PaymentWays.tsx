import { club } from '../../../api/club/club.ts';
import type { Passes } from '../content/season-ticket-prices.ts';
import { formatEuros } from '../../ui/text.ts';

function waysOf({ zones, instalments }: Passes) {
  // A season ticket whose instalments are whole euros is the simplest example.
  const example = zones.find(({ general }) => general % instalments === 0);
  return [
    {
      title: 'Online',
      lead: `${instalments} plazos sin intereses`,
      text: example
        ? `Un abono General de ${example.zone.toLowerCase()} son ${instalments} pagos de ${formatEuros(example.general / instalments)}. Ni comisiones ni letra pequeña.`
        : 'Ni comisiones ni letra pequeña.',
    },
    {
      title: 'En la oficina',
      lead: 'Con tarjeta o en efectivo',
      text: `En el ${club.venue.name}, en un solo pago. Te llevas el carnet puesto.`,
    },
    {
      title: 'Con descuento',
      lead: 'Trae un documento de identidad',
      text: 'Las tarifas reducidas se acreditan con él, y el abono va a nombre de quien se beneficia del descuento.',
    },
  ] as const;
}

/** Ways to pay for a season ticket, and the requirements of discounts. */
export function PaymentWays({ passes }: { passes: Passes }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {waysOf(passes).map(({ title, lead, text }) => (
        <li key={title} className="grid content-start gap-2 border-t-3 border-fg pt-4">
          <h3 className="caption text-accent-text">{title}</h3>
          <p className="headline text-2xl">{lead}</p>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
