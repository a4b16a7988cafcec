import { randomUUID } from 'node:crypto';
import https from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate.ts';
import { makePushSecrets, readVapid, type PushSecrets, type VapidClaims } from './push-message.ts';

/** A subscription as returned by a browser's `toJSON()`. */
export interface TestSubscription {
  endpoint: string;
  keys: PushSecrets['keys'];
  expirationTime: null;
}

/** A received message, decrypted. */
export interface ReceivedPush {
  endpoint: string;
  /** The decrypted text. */
  text: string;
  vapid: VapidClaims;
  /** In seconds. */
  timeToLive: number;
  urgency: string | undefined;
  topic: string | undefined;
}

/** The response for one subscription; `silence` accepts the request and never responds. */
export type PushBehaviour = 'silence' | { status: number; headers?: Record<string, string>; body?: string };

export interface PushReceiver {
  /** The host for `PUSH_SERVICES`. */
  host: string;
  /** Its certificate, for example for `NODE_EXTRA_CA_CERTS`. */
  certificate: string;
  /**
   * Creates the subscription of a new browser.
   * @param behaviour 201 by default
   */
  subscribe(behaviour?: PushBehaviour): TestSubscription;
  /**
   * Sets the response.
   * @param behaviour a promise delays the response until it resolves
   */
  behave(
    subscription: Pick<TestSubscription, 'endpoint'>,
    behaviour: PushBehaviour | Promise<PushBehaviour>,
  ): void;
  /** Accepted messages (2xx), in order of arrival. */
  received: ReceivedPush[];
  /** Called endpoints, including those with other responses, in order of arrival. */
  called: string[];
  /** Errors in invalid requests; tests expect none. */
  problems: string[];
  /** Highest number of concurrent requests. */
  busiest: number;
  /** Number of opened connections. */
  connections: number;
  close(): Promise<void>;
}

const TAKEN: PushBehaviour = { status: 201 };

/**
 * A fake push service with TLS. It verifies encryption and signatures, and responds like real services or with the
 * failures that a test wants.
 * @param port a free one by default
 */
export async function startPushReceiver(port = 0): Promise<PushReceiver> {
  const { key, certificate } = makeCertificate();
  const browsers = new Map<
    string,
    { secrets: PushSecrets; behaviour: PushBehaviour | Promise<PushBehaviour> }
  >();
  let underWay = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const endpoint = `https://${receiver.host}${request.url}`;
    receiver.called.push(endpoint);
    const browser = browsers.get(endpoint);
    if (!browser) return void response.writeHead(404).end();
    const { secrets } = browser;
    const behaviour = await browser.behaviour;
    if (behaviour === 'silence') return;
    const { status, headers = {}, body = '' } = behaviour;
    try {
      const message = readMessage(request, Buffer.concat(chunks), secrets, receiver.host);
      if (status >= 200 && status < 300) receiver.received.push({ endpoint, ...message });
    } catch (error) {
      receiver.problems.push(String(error));
      return void response.writeHead(400).end(String(error));
    }
    response.writeHead(status, headers).end(body);
  }

  const server = https.createServer({ key, cert: certificate }, (request, response) => {
    receiver.busiest = Math.max(receiver.busiest, ++underWay);
    response.once('close', () => underWay--);
    answer(request, response).catch(() => response.destroy());
  });
  server.on('secureConnection', () => receiver.connections++);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver: PushReceiver = {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    certificate,
    subscribe(behaviour = TAKEN) {
      const endpoint = `https://${receiver.host}/send/${randomUUID()}`;
      const secrets = makePushSecrets();
      browsers.set(endpoint, { secrets, behaviour });
      return { endpoint, keys: secrets.keys, expirationTime: null };
    },
    behave({ endpoint }, behaviour) {
      const browser = browsers.get(endpoint);
      if (!browser) throw new Error(`No browser has the subscription ${endpoint}`);
      browser.behaviour = behaviour;
    },
    received: [],
    called: [],
    problems: [],
    busiest: 0,
    connections: 0,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}

/** @throws Error with the reason */
function readMessage(request: IncomingMessage, body: Buffer, secrets: PushSecrets, host: string) {
  const { headers, method } = request;
  if (method !== 'POST') throw new Error(`sent with ${method}`);
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`${headers['content-encoding']}`);
  if (!/^\d+$/.test(String(headers['ttl']))) throw new Error('no TTL');
  if (body.length > 4096) throw new Error(`${body.length} bytes are too many`);
  const [urgency, topic] = [headers['urgency'], headers['topic']].map((value) => value?.toString());
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Error(`topic ${topic}`);
  return {
    text: secrets.decrypt(body),
    vapid: readVapid(headers.authorization, `https://${host}`),
    timeToLive: Number(headers['ttl']),
    urgency,
    topic,
  };
}
