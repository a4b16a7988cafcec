import dns from 'node:dns';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import tls from 'node:tls';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import { mayConnect, type PushServiceKind } from './push-services.ts';
import { openVapidKeys, type VapidKeys } from './vapid-keys.ts';

/** What it takes to send: one for the whole process. */
export interface PushSender {
  vapid: VapidKeys;
  /** Hosts of `PUSH_SERVICES`. */
  services: readonly string[];
  /** How long a message may take, from the look-up of the name to the answer, milliseconds. */
  timeLimit: number;
  /** Kept connections; each goes only to an address that its kind of service may have. */
  agents: Record<PushServiceKind, https.Agent>;
  /** `Authorization` for a service, by its origin. */
  authorization(origin: string): string;
  /** Drops the kept connections. */
  close(): void;
}

export interface SenderOptions {
  /** Certificates to trust besides those of Node, in PEM. */
  certificates?: string;
  /** Finds the addresses of a name; the system's where none is given. */
  lookup?: typeof dns.lookup;
  /** Milliseconds; ten seconds where nothing is given. */
  timeLimit?: number;
}

/** Connections to one service that are kept for the next message. */
const MOST_KEPT = 20;
const IDLE_LIMIT_MS = 30_000;

/** A signature takes longer than all the rest of a message; it is good for twelve hours, and used for one. */
const SIGNATURE_LIFE_MS = 60 * 60 * 1000;

/** @throws ConfigError where the keys can be neither read nor kept. */
export function openPushSender(
  config: Pick<Config, 'vapid' | 'dataDir' | 'pushServices'>,
  { certificates, lookup = dns.lookup, timeLimit = 10_000 }: SenderOptions = {},
): PushSender {
  const vapid = openVapidKeys(config);
  // Made once: each connection would read the hundred and fifty certificates again, some tens of milliseconds.
  const secureContext = tls.createSecureContext(
    certificates ? { ca: [...tls.rootCertificates, certificates] } : {},
  );
  const agent = (kind: PushServiceKind) =>
    new https.Agent({
      keepAlive: true,
      maxFreeSockets: MOST_KEPT,
      timeout: IDLE_LIMIT_MS,
      lookup: checkedLookup(kind, lookup),
      secureContext,
    });
  const agents = { known: agent('known'), configured: agent('configured') };
  const signed = new Map<string, { header: string; until: number }>();

  return {
    vapid,
    services: config.pushServices,
    timeLimit,
    agents,
    authorization(origin) {
      const kept = signed.get(origin);
      if (kept && kept.until > Date.now()) return kept.header;
      const { subject, publicKey, privateKey } = vapid;
      const { Authorization: header } = webPush.getVapidHeaders(
        origin,
        subject,
        publicKey,
        privateKey,
        'aes128gcm',
      );
      signed.set(origin, { header, until: Date.now() + SIGNATURE_LIFE_MS });
      return header;
    },
    close() {
      agents.known.destroy();
      agents.configured.destroy();
    },
  };
}

/** Looks a name up and leaves out what must not be called, at the very moment of connecting. */
function checkedLookup(kind: PushServiceKind, lookup: typeof dns.lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => mayConnect(kind, address));
      const [first] = allowed;
      if (!first) return callback(new Error(`${hostname} leads to no public address`), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
