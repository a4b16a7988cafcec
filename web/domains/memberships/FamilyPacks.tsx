import { type Fare, lowestPrice, PACK_FARES, type Passes } from '../content/season-ticket-prices.ts';
import { Price } from '../../ui/Price.tsx';
import { formatEuros } from '../../ui/text.ts';
import { packSaving } from './pack-saving.ts';

type Pack = Extract<Fare, 'singleParent' | 'family'>;

const TEXTS: Record<Pack, { title: string; text: string; seats: readonly ('adult' | 'child')[] }> = {
  singleParent: {
    title: 'Pack monoparental',
    text: 'Para quien viene con su hija o su hijo: dos butacas seguidas, un solo abono que pagar.',
    seats: ['adult', 'child'],
  },
  family: {
    title: 'Pack familiar',
    text: 'Cuatro butacas juntas para que nadie se quede en casa ni en otra fila.',
    seats: ['adult', 'adult', 'child', 'child'],
  },
};

/** The two family packs: contents, price and saving. */
export function FamilyPacks({ passes }: { passes: Passes }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
      {PACK_FARES.map(({ fare, contents }) =>
        fare === 'singleParent' || fare === 'family' ? (
          <PackCard key={fare} pack={fare} contents={contents} passes={passes} />
        ) : null,
      )}
    </ul>
  );
}

function PackCard({ pack, contents, passes }: { pack: Pack; contents: string; passes: Passes }) {
  const { title, text, seats } = TEXTS[pack];
  const saving = Math.max(...passes.zones.map((prices) => packSaving(prices, pack)));
  return (
    <li className="grid content-between gap-6 rounded-lg border border-hairline bg-surface p-6 shadow-card sm:p-8">
      <div className="grid gap-3">
        <Seats seats={seats} />
        <h3 className="headline text-2xl">{title}</h3>
        <p className="font-semibold">{contents}</p>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t-3 border-fg pt-5">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-muted">Desde</span>
          <Price amount={lowestPrice(passes, pack)} className="figure text-[3.25rem] text-accent-text" />
        </p>
        <p className="caption rounded-sm bg-ok-soft px-2.5 py-1.5 text-[0.8125rem] text-ok">
          Ahorras hasta {formatEuros(saving)}
        </p>
      </div>
    </li>
  );
}

/** A drawing of seats, the small ones for children. */
function Seats({ seats }: { seats: readonly ('adult' | 'child')[] }) {
  return (
    <svg
      viewBox={`0 0 ${seats.length * 40} 44`}
      aria-hidden="true"
      className="h-14 max-w-full justify-self-start text-accent-text"
    >
      {seats.map((seat, at) => {
        const height = seat === 'adult' ? 26 : 18;
        return (
          <g key={at} transform={`translate(${at * 40} 0)`} fill="currentColor">
            <rect
              x="6"
              y={30 - height}
              width="24"
              height={height}
              rx="5"
              opacity={seat === 'adult' ? 1 : 0.75}
            />
            <rect x="2" y="27" width="32" height="9" rx="3" opacity={seat === 'adult' ? 1 : 0.75} />
            <path d="M8 36V43M28 36V43" stroke="currentColor" strokeWidth="3" />
          </g>
        );
      })}
    </svg>
  );
}
