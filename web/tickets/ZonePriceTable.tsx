import {
  type Fare,
  PACK_FARES,
  SINGLE_FARES,
  SPECIAL_SEATS,
  ZONE_PRICES,
} from '../content/season-ticket-prices.ts';
import { Price } from '../ui/Price.tsx';

const CELL = 'border-b border-hairline px-1 py-3 text-center sm:px-3';

/** Prices of the season ticket by zone: for one person, in packs, and the seats beside the zones. */
export function ZonePriceTable() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <FareTable caption="Abono individual" fares={SINGLE_FARES} />
      <div className="grid content-start gap-8">
        <FareTable caption="Packs familiares" fares={PACK_FARES} />
        <dl className="grid grid-cols-2 gap-4">
          {[
            { label: 'VIP', price: SPECIAL_SEATS.vip },
            { label: 'Asiento corporativo', price: SPECIAL_SEATS.corporate },
          ].map(({ label, price }) => (
            <div
              key={label}
              className="on-ink planks grid content-between gap-3 rounded-lg bg-navy p-4 text-fg sm:p-5"
            >
              <dt className="caption">{label}</dt>
              <dd>
                <Price amount={price} className="figure text-[2.25rem] text-coral-bright" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface FareTableProps {
  caption: string;
  fares: readonly { fare: Fare; label: string; contents?: string }[];
}

function FareTable({ caption, fares }: FareTableProps) {
  return (
    <div className="rounded-lg border border-hairline bg-surface p-3 shadow-card sm:p-5">
      <table className="w-full table-fixed border-collapse tabular-nums">
        <caption className="headline px-1 pb-3 text-left text-xl sm:px-3">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="w-[17%] border-b-3 border-fg px-1 pb-2.5 text-left sm:px-3">
              <span className="caption">Zona</span>
            </th>
            {fares.map(({ fare, label, contents }) => (
              <th key={fare} scope="col" className="border-b-3 border-fg px-0.5 pb-2.5 sm:px-3">
                <span className="caption block text-[0.6875rem] [font-stretch:90%] sm:text-xs sm:[font-stretch:100%]">
                  {label}
                </span>
                {contents && <span className="block text-xs font-normal text-muted">{contents}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ZONE_PRICES.map((prices) => (
            <tr key={prices.zone}>
              <th scope="row" className={`${CELL} text-left font-semibold`}>
                <span className="sr-only sm:not-sr-only">Zona </span>
                {prices.zone.replace('Zona ', '')}
              </th>
              {fares.map(({ fare }) => {
                const price = prices[fare];
                return (
                  <td key={fare} className={`${CELL} font-display font-bold [font-stretch:85%]`}>
                    {price === null ? (
                      <>
                        <span aria-hidden="true" className="text-muted">
                          —
                        </span>
                        <span className="sr-only">No disponible</span>
                      </>
                    ) : (
                      <Price amount={price} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
