/** Prices of the season ticket in euros, by zone; null if the zone does not offer it. */
export interface ZonePrices {
  zone: string;
  general: number;
  junior: number;
  young: number;
  senior: number;
  reducedMobility: number | null;
  /** One adult and one child: 1 General + 1 Júnior. */
  singleParent: number;
  /** 2 General + 2 Júnior. */
  family: number;
}

export const ZONE_PRICES: readonly ZonePrices[] = [
  zone('Zona 1', 150, 75, 90, 105, null, 175, 330),
  zone('Zona 2', 135, 65, 80, 95, null, 160, 300),
  zone('Zona 3', 110, 55, 65, 80, 80, 135, 250),
  zone('Zona 4', 100, 50, 60, 70, 80, 125, 230),
  zone('Zona 5', 90, 45, 55, 65, null, 115, 220),
  zone('Zona 6', 85, 40, 50, 60, null, 110, 200),
];

function zone(
  name: string,
  general: number,
  junior: number,
  young: number,
  senior: number,
  reducedMobility: number | null,
  singleParent: number,
  family: number,
): ZonePrices {
  return { zone: name, general, junior, young, senior, reducedMobility, singleParent, family };
}

export type Fare = Exclude<keyof ZonePrices, 'zone'>;

/** Single season tickets. */
export const SINGLE_FARES: readonly { fare: Fare; label: string }[] = [
  { fare: 'general', label: 'General' },
  { fare: 'junior', label: 'Júnior' },
  { fare: 'young', label: 'Joven' },
  { fare: 'senior', label: 'Senior' },
  { fare: 'reducedMobility', label: 'Movilidad reducida' },
];

/** Packs of several seats. */
export const PACK_FARES: readonly { fare: Fare; label: string; contents: string }[] = [
  { fare: 'singleParent', label: 'Monoparental 1+1', contents: '1 General + 1 Júnior' },
  { fare: 'family', label: 'Familiar 2+2', contents: '2 General + 2 Júnior' },
];

/** Seats outside the zones. */
export const SPECIAL_SEATS = { vip: 300, corporate: 230 } as const;

/** Number of interest-free instalments for online payment. */
export const INSTALMENTS = 3;

/** The lowest price of a fare over all zones: «desde 40 €». */
export function lowestPrice(fare: Fare): number {
  return Math.min(...ZONE_PRICES.map((prices) => prices[fare] ?? Number.POSITIVE_INFINITY));
}
