export function sectionAddress(id: string): string {
  return `/perfil?seccion=${id}`;
}

/** One of the person's tickets: `entrada` is its id, see `OwnTickets`. */
export function ticketAddress(id: string): string {
  return `${sectionAddress('entradas')}&entrada=${encodeURIComponent(id)}`;
}

/** Id of the link in the list that leads there, so that the focus can return to it. */
export function ticketLinkId(id: string): string {
  return `entrada-${id}`;
}
