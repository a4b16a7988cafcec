import { z } from 'zod';
import { optionalLines } from '../../platform/input/text.input.ts';

// Prices and text of the season passes of a season. Shared by the API, which enforces these rules, and the staff's form,
// which shows errors earlier.

/** The zones around the court, from the best; the plan of the arena has one drawing for each. */
export const ZONES = ['Zona 1', 'Zona 2', 'Zona 3', 'Zona 4', 'Zona 5', 'Zona 6'] as const;

export const FARES = [
  'general',
  'junior',
  'young',
  'senior',
  'reducedMobility',
  'singleParent',
  'family',
] as const;
export type Fare = (typeof FARES)[number];

/** Limits of a season pass: the highest price in euros, instalments, characters of the text. */
export const PASS_LIMITS = { price: 9999, instalments: 12, text: 500 } as const;

const wrongPrice = `Escribe un precio entero, entre 0 y ${PASS_LIMITS.price} euros`;
const price = z.int({ error: wrongPrice }).min(0, wrongPrice).max(PASS_LIMITS.price, wrongPrice);

const zonePrices = z.object({
  general: price,
  junior: price,
  young: price,
  senior: price,
  /** Null if the zone has no such places. */
  reducedMobility: price.nullish().transform((value) => value ?? null),
  singleParent: price,
  family: price,
});

const wrongInstalments = `Indica entre 1 y ${PASS_LIMITS.instalments} plazos`;

export const seasonPasses = z.object({
  zones: z.array(zonePrices).length(ZONES.length, `Indica los precios de las ${ZONES.length} zonas`),
  vip: price,
  corporate: price,
  /** Of the payment on the web, without interest. */
  instalments: z
    .int({ error: wrongInstalments })
    .min(1, wrongInstalments)
    .max(PASS_LIMITS.instalments, wrongInstalments),
  /** What is special this season; shown above the prices. */
  text: optionalLines('El texto', PASS_LIMITS.text, 'El texto no es válido').transform((text) => text ?? ''),
});

/** In euros; the zones in the order of `ZONES`. */
export type SeasonPasses = z.output<typeof seasonPasses>;

const zone = (...prices: [number, number, number, number, number | null, number, number]) => {
  const [general, junior, young, senior, reducedMobility, singleParent, family] = prices;
  return { general, junior, young, senior, reducedMobility, singleParent, family };
};

/** Those of 2025/26: of every season until staff write others. */
export const FIRST_PASSES: SeasonPasses = {
  zones: [
    zone(150, 75, 90, 105, null, 175, 330),
    zone(135, 65, 80, 95, null, 160, 300),
    zone(110, 55, 65, 80, 80, 135, 250),
    zone(100, 50, 60, 70, 80, 125, 230),
    zone(90, 45, 55, 65, null, 115, 220),
    zone(85, 40, 50, 60, null, 110, 200),
  ],
  vip: 300,
  corporate: 230,
  instalments: 3,
  text: '',
};
