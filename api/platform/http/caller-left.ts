/** Thrown when a caller has disconnected before its request was read or handled: it needs no response. */
export class CallerLeft extends Error {
  override name = 'CallerLeft';
}
