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

/** A sentence for mails with the address of a match, if it is known and people may come. */
export const addressSentences = ({
  status,
  venue,
}: {
  status: string;
  venue: VenueAddress | null;
}): string[] => (status === 'scheduled' && venue?.street ? [`La dirección: ${addressWords(venue)}.`] : []);
