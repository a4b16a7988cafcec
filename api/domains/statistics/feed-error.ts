/** A reading that failed; the message is for staff, in Spanish. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** The source asked to wait so many milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    { retryAfter, cause }: { retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.retryAfter = retryAfter;
  }
}
