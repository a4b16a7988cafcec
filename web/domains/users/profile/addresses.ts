export function sectionAddress(id: string): string {
  return `/perfil?seccion=${id}`;
}

/** The URL of one of the user's tickets: `entrada` is its id, see `OwnTickets`. */
export function ticketAddress(id: string): string {
  return `${sectionAddress('entradas')}&entrada=${encodeURIComponent(id)}`;
}

/** Id of the ticket's link in the list, so that the focus can return to it. */
export function ticketLinkId(id: string): string {
  return `entrada-${id}`;
}
