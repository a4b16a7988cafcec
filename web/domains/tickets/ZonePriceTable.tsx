import { type Fare, PACK_FARES, SINGLE_FARES, type Passes } from '../content/season-ticket-prices.ts';
import { Price } from '../../ui/Price.tsx';

const CELL = 'border-b border-hairline px-1 py-3 text-center sm:px-3';

/** Prices of the season ticket by zone: single tickets, packs, and seats outside the zones. */
export function ZonePriceTable({ passes }: { passes: Passes }) {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-6">
      {passes.text && (
        <p className="text-lg whitespace-pre-line wrap-anywhere lg:col-span-2">{passes.text}</p>
      )}
      <FareTable caption="Abono individual" fares={SINGLE_FARES} passes={passes} />
      <FareTable caption="Packs familiares" fares={PACK_FARES} passes={passes} />
      <dl className="grid grid-cols-2 gap-4 lg:col-span-2 lg:gap-6">
        {specialSeats(passes).map(({ label, text, price }) => (
          <div
            key={label}
            className="on-ink planks grid content-between gap-3 rounded-lg bg-navy p-4 text-fg sm:flex sm:items-center sm:justify-between sm:px-7 sm:py-6"
          >
            <dt>
              <span className="headline block text-xl sm:text-2xl">{label}</span>
              <span className="text-sm text-muted sm:text-base">{text}</span>
            </dt>
            <dd>
              <Price amount={price} className="figure text-[2.25rem] text-coral-bright sm:text-[3rem]" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const specialSeats = ({ vip, corporate }: Passes) => [
  { label: 'VIP', text: 'A pie de pista', price: vip },
  { label: 'Corporativo', text: 'Para empresas', price: corporate },
];

interface FareTableProps {
  caption: string;
  fares: readonly { fare: Fare; label: string; contents?: string }[];
  passes: Passes;
}

function FareTable({ caption, fares, passes }: FareTableProps) {
  return (
    <div className="rounded-lg border border-hairline bg-surface p-3 shadow-card sm:p-5">
      <table className="w-full table-fixed border-collapse tabular-nums">
        <caption className="headline px-1 pb-3 text-left text-xl sm:px-3">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="w-12 border-b-3 border-fg px-1 pb-2.5 text-left sm:w-24 sm:px-3">
              <span className="caption">Zona</span>
            </th>
            {fares.map(({ fare, label, contents }) => (
              <th key={fare} scope="col" className="border-b-3 border-fg px-0.5 pb-2.5 sm:px-2">
                <span className="caption block text-[0.6875rem] [font-stretch:90%] sm:text-xs sm:[font-stretch:100%]">
                  {label}
                </span>
                {contents && <span className="block text-xs font-normal text-muted">{contents}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {passes.zones.map((prices) => (
            <tr key={prices.zone} className="last:*:border-b-0">
              <th scope="row" className={`${CELL} text-left font-semibold whitespace-nowrap`}>
                <span className="sr-only sm:not-sr-only">Zona </span>
                {prices.zone.replace('Zona ', '')}
              </th>
              {fares.map(({ fare }) => (
                <td key={fare} className={`${CELL} font-display font-bold [font-stretch:85%]`}>
                  <ZonePrice price={prices[fare]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ZonePrice({ price }: { price: number | null | undefined }) {
  if (typeof price === 'number') return <Price amount={price} />;
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        —
      </span>
      <span className="sr-only">No disponible</span>
    </>
  );
}
