import type { IncomingMessage } from 'node:http';

/** For how long what was found is found again without a closer look, milliseconds. */
const MOMENT = 100;

interface Recent<Found> {
  found: Found;
  host: string | undefined;
  protocol: string | string[] | undefined;
  accept: string | undefined;
}

/**
 * What requests were answered with a moment ago, by what they sent: address, host, protocol and accepted types, which is all
 * that chooses between answers that are the same for everybody. When thousands ask for the same within a second, putting
 * these together to a key and asking for the time takes longer than all else of ours.
 */
export class RecentAnswers<Found> {
  readonly #byAddress = new Map<string, Recent<Found>>();

  find({ url = '/', headers }: IncomingMessage): Found | undefined {
    const recent = this.#byAddress.get(url);
    const isSame =
      recent !== undefined &&
      recent.host === headers.host &&
      recent.accept === headers.accept &&
      recent.protocol === headers['x-forwarded-proto'];
    return isSame ? recent.found : undefined;
  }

  remember({ url = '/', headers }: IncomingMessage, found: Found): void {
    if (this.#byAddress.size === 0) setTimeout(() => this.clear(), MOMENT).unref();
    const { host, accept, 'x-forwarded-proto': protocol } = headers;
    this.#byAddress.set(url, { found, host, protocol, accept });
  }

  clear(): void {
    this.#byAddress.clear();
  }
}
