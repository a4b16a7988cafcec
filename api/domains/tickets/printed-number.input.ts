/** The number as a ticket has it printed: «N.º 21722D08», the beginning of its id. */
export const printedNumber = (ticketId: string): string => `N.º ${ticketId.slice(0, 8).toUpperCase()}`;
