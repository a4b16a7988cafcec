import https from 'node:https';
import type { IncomingMessage } from 'node:http';
import webPush from 'web-push';
import { encodeNotification, topicOf, type PushNotification, type Sending } from './notification.ts';
import type { PushSender } from './push-sender.ts';
import { pushServiceOf, type PushServiceKind } from './push-services.ts';

/** The address and encryption keys of a device. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * The outcome of a delivery. `gone`: the subscription has ended for good. `later`: a retry may succeed, after
 * `retryAfter` seconds if the service names them. `refused`: a retry would be refused as well.
 */
export type Delivery =
  | { is: 'delivered' }
  | { is: 'gone' }
  | { is: 'later'; reason: string; retryAfter: number | null }
  | { is: 'refused'; reason: string };

/** Error explanations are cut at this length. */
const MAX_EXPLANATION_BYTES = 1024;
/** Maximum delay that a service can ask for, in seconds. */
const MAX_RETRY_AFTER = 24 * 60 * 60;

/**
 * Sends a notification to one device (RFC 8030, 8188, 8291, 8292). Never throws, and gives up after ten seconds.
 * @param sending see `SENDING`
 */
export async function deliver(
  sender: PushSender,
  device: PushDevice,
  notification: PushNotification,
  sending: Sending,
): Promise<Delivery> {
  // Checked again, because the configured list may have changed since the subscription.
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
    // The signature is cached per service.
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

/** Sends one request; redirects are not followed. */
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
      // A successful delivery needs no explanation.
      if (isSuccess(status)) answer('');
      else void reading.then(answer);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Reads the beginning of a response body. A longer or broken body closes the connection. */
function readSome(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_EXPLANATION_BYTES) response.destroy();
    });
    // Errors after the status do not matter.
    response.on('error', () => undefined);
    response.once('close', () =>
      resolve(Buffer.concat(chunks).subarray(0, MAX_EXPLANATION_BYTES).toString()),
    );
  });
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function judge(status: number, retryAfter: number | null, explanation: string): Delivery {
  const reason = `${status} ${explanation.replaceAll(/\s+/g, ' ').trim()}`.trim();
  if (isSuccess(status)) return { is: 'delivered' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 408 || status === 429 || status >= 500) return { is: 'later', reason, retryAfter };
  return { is: 'refused', reason };
}

/** `Retry-After` in seconds from now; the header holds seconds or a date. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(MAX_RETRY_AFTER, Math.max(0, Math.ceil(seconds)));
}
