/** What is known of a venue's address. */
export interface VenueAddress {
  city: string;
  street?: string | null | undefined;
  postalCode?: string | null | undefined;
}

/** «Carrer Major, 3, 07300 Inca»; only the town if there is no street. */
export function addressWords({ street, postalCode, city }: VenueAddress): string {
  const town = postalCode ? `${postalCode} ${city}` : city;
  return street ? `${street}, ${town}` : town;
}
