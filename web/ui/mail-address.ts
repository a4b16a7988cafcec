/** The link to write to an address, which may have characters with a meaning of their own in links: `ana&co@club.es`. */
export const mailto = (address: string, subject?: string): string =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}${
    subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  }`;
