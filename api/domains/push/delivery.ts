import https from 'node:https';
import type { IncomingMessage } from 'node:http';
import webPush from 'web-push';
import { encodeNotification, topicOf, type PushNotification, type Sending } from './notification.ts';
import type { PushSender } from './push-sender.ts';
import { pushServiceOf, type PushServiceKind } from './push-services.ts';

/** Where a message goes, and what it is encrypted with. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What became of a message. `gone`: the subscription has ended for good. `later`: another try may succeed, not before
 * `retryAfter` seconds where the service says so. `refused`: another try would be refused as well.
 */
export type Delivery =
  | { is: 'delivered' }
  | { is: 'gone' }
  | { is: 'later'; reason: string; retryAfter: number | null }
  | { is: 'refused'; reason: string };

/** What a service explains in more than this is not read. */
const MOST_EXPLANATION_BYTES = 1024;
/** Nobody waits longer than a day, whatever a service asks for; seconds. */
const LONGEST_WAIT = 24 * 60 * 60;

/**
 * Sends a notification to one device (RFC 8030, 8188, 8291, 8292). It never throws, and gives up after ten seconds.
 * @param sending see `SENDING`
 */
export async function deliver(
  sender: PushSender,
  device: PushDevice,
  notification: PushNotification,
  sending: Sending,
): Promise<Delivery> {
  // Asked again here: the list may be another one than when the device subscribed.
  const kind = pushServiceOf(device.endpoint, sender.services);
  if (kind === null) return { is: 'refused', reason: 'its push service is not trusted' };
  let message: ReturnType<typeof encrypt>;
  try {
    message = encrypt(sender, device, notification, sending);
  } catch (error) {
    return { is: 'refused', reason: String(error) };
  }
  try {
    const { status, retryAfter, explanation } = await post(sender, kind, device.endpoint, message);
    return judge(status, retryAfter, explanation);
  } catch (error) {
    const late = error instanceof Error && error.name === 'AbortError';
    return { is: 'later', reason: late ? 'no answer in time' : String(error), retryAfter: null };
  }
}

function encrypt(
  sender: PushSender,
  { endpoint, ...keys }: PushDevice,
  notification: PushNotification,
  { timeToLive, urgency }: Sending,
) {
  return webPush.generateRequestDetails({ endpoint, keys }, encodeNotification(notification), {
    // Signed here once for many.
    headers: { Authorization: sender.authorization(new URL(endpoint).origin) },
    TTL: timeToLive,
    urgency,
    topic: topicOf(notification.tag),
    contentEncoding: 'aes128gcm',
  });
}

interface Answer {
  status: number;
  retryAfter: number | null;
  explanation: string;
}

/** One request; a redirect is an answer like any other. */
function post(
  { agents, timeLimit }: PushSender,
  kind: PushServiceKind,
  endpoint: string,
  { headers, body }: Pick<webPush.RequestDetails, 'headers' | 'body'>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeLimit);
    const options = { method: 'POST', headers, agent: agents[kind], signal };
    const request = https.request(endpoint, options, (response) => {
      const { statusCode: status = 0 } = response;
      const retryAfter = readRetryAfter(response.headers['retry-after'], Date.now());
      const answer = (explanation: string) => resolve({ status, retryAfter, explanation });
      const reading = readSome(response);
      // A message that is taken needs no explanation, and waits for none.
      if (isTaken(status)) answer('');
      else void reading.then(answer);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The beginning of an answer's body. Where there is too much, or it breaks off, the connection goes. */
function readSome(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_EXPLANATION_BYTES) response.destroy();
    });
    // What comes after the status decides nothing.
    response.on('error', () => undefined);
    response.once('close', () =>
      resolve(Buffer.concat(chunks).subarray(0, MOST_EXPLANATION_BYTES).toString()),
    );
  });
}

const isTaken = (status: number) => status >= 200 && status < 300;

function judge(status: number, retryAfter: number | null, explanation: string): Delivery {
  const reason = `${status} ${explanation.replaceAll(/\s+/g, ' ').trim()}`.trim();
  if (isTaken(status)) return { is: 'delivered' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 408 || status === 429 || status >= 500) return { is: 'later', reason, retryAfter };
  return { is: 'refused', reason };
}

/** `Retry-After` in seconds from now: it is a number of them, or a date. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(LONGEST_WAIT, Math.max(0, Math.ceil(seconds)));
}
