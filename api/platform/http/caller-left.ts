/** Thrown when a caller has disconnected before its request was read or handled: nobody waits for a response. */
export class CallerLeft extends Error {
  override name = 'CallerLeft';
}
