import type { Passes } from '../content/season-ticket-prices.ts';
import { Price } from '../../ui/Price.tsx';

interface Block {
  /** Corners of the block. */
  points: string;
  /** Position of its number. */
  at: readonly [number, number];
}

/** The stands by zone, in the order of the prices; the plan measures 800 × 500. */
const ZONES: readonly { fill: string; place: string; blocks: readonly Block[] }[] = [
  {
    fill: '#ff7a4d',
    place: 'Grada principal, centro',
    blocks: [{ points: '300,341 500,341 540,416 260,416', at: [400, 379] }],
  },
  {
    fill: '#ffa07d',
    place: 'Grada de enfrente, centro',
    blocks: [{ points: '300,159 500,159 540,84 260,84', at: [400, 122] }],
  },
  {
    fill: '#ffcdb8',
    place: 'Laterales de las dos gradas',
    blocks: [
      { points: '230,341 292,341 252,416 124,416', at: [218, 383] },
      { points: '508,341 570,341 676,416 548,416', at: [582, 383] },
      { points: '230,159 292,159 252,84 124,84', at: [218, 118] },
      { points: '508,159 570,159 676,84 548,84', at: [582, 118] },
    ],
  },
  {
    fill: '#dbe4ee',
    place: 'Anillo alto, laterales',
    blocks: [
      { points: '124,424 676,424 772,494 28,494', at: [400, 460] },
      { points: '124,76 676,76 772,6 28,6', at: [400, 41] },
    ],
  },
  {
    fill: '#a9bcd2',
    place: 'Detrás de las canastas',
    blocks: [
      { points: '222,165 222,335 118,410 118,90', at: [170, 250] },
      { points: '578,165 578,335 682,410 682,90', at: [630, 250] },
    ],
  },
  {
    fill: '#7f97b5',
    place: 'Fondos altos, con las peñas',
    blocks: [
      { points: '110,84 110,416 14,486 14,14', at: [62, 250] },
      { points: '690,84 690,416 786,486 786,14', at: [738, 250] },
    ],
  },
];

/** A plan of the zones around the court, with the general season ticket price of each. */
export function ZoneMap({ passes }: { passes: Passes }) {
  return (
    <figure className="on-ink planks grid gap-8 rounded-lg border border-hairline bg-ink p-4 text-fg dark:bg-board sm:p-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-center lg:gap-12">
      <Plan />
      <figcaption className="grid gap-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="headline text-xl">Dónde te sientas</span>
          <span className="caption text-muted">Abono General</span>
        </p>
        <ul className="border-t border-hairline">
          {ZONES.map(({ fill, place }, at) => {
            const prices = passes.zones[at];
            return (
              prices && (
                <li
                  key={prices.zone}
                  className="flex items-center gap-3 border-b border-hairline py-2.5 sm:gap-4"
                >
                  <Swatch fill={fill} />
                  <span className="min-w-0 flex-1">
                    <strong className="font-semibold">{prices.zone}</strong>{' '}
                    <span className="block text-sm text-muted">{place}</span>
                  </span>
                  <Price amount={prices.general} className="figure text-2xl" />
                </li>
              )
            );
          })}
          <li className="flex items-center gap-3 py-2.5 sm:gap-4">
            <Swatch fill="#f7f3ea" />
            <span className="min-w-0 flex-1">
              <strong className="font-semibold">VIP</strong>{' '}
              <span className="block text-sm text-muted">A pie de pista</span>
            </span>
            <Price amount={passes.vip} className="figure text-2xl" />
          </li>
        </ul>
        <p className="text-sm text-muted">Plano orientativo. El asiento exacto se elige al comprar.</p>
      </figcaption>
    </figure>
  );
}

/** Hidden from screen readers: the list beside it has the same content. */
function Plan() {
  return (
    <svg viewBox="0 0 800 500" className="block w-full" aria-hidden="true">
      {ZONES.map(({ fill, blocks }, at) =>
        blocks.map(({ points, at: [x, y] }) => (
          <g key={points}>
            <polygon points={points} fill={fill} stroke={fill} strokeWidth="6" strokeLinejoin="round" />
            <text
              x={x}
              y={y}
              dy=".36em"
              textAnchor="middle"
              fill="#0b1524"
              className="font-display text-[34px] font-extrabold [font-stretch:75%]"
            >
              {at + 1}
            </text>
          </g>
        )),
      )}
      {[181, 319].map((y) => (
        <rect key={y} x="248" y={y - 6} width="304" height="12" rx="3" fill="#f7f3ea" />
      ))}
      <Court />
    </svg>
  );
}

function Court() {
  return (
    <g fill="none" stroke="#ff7a4d" strokeWidth="3">
      <rect x="248" y="196" width="304" height="108" fill="#12233d" />
      <path d="M400 196V304M248 227H300V273H248M552 227H500V273H552M248 206H262A46 46 0 0 1 262 294H248M552 206H538A46 46 0 0 0 538 294H552" />
      <circle cx="400" cy="250" r="20" />
    </g>
  );
}

function Swatch({ fill }: { fill: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
      <rect width="20" height="20" rx="4" fill={fill} />
    </svg>
  );
}
