// Set F: what the club's papers have in common, from any printer.

export const CLUB_RED = '#a8152b';
export const CLUB_BLUE = '#15305e';
