import dns from 'node:dns';
import https from 'node:https';
import tls from 'node:tls';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import { checkedLookup } from '../../platform/network/checked-lookup.ts';
import { mayConnect, type PushServiceKind } from './push-services.ts';
import { openVapidKeys, type VapidKeys } from './vapid-keys.ts';

/** Everything needed to send messages; one per process. */
export interface PushSender {
  vapid: VapidKeys;
  /** Hosts of `PUSH_SERVICES`. */
  services: readonly string[];
  /** Timeout of a delivery, from the DNS lookup to the response, in milliseconds. */
  timeLimit: number;
  /** Keep-alive connections; each kind of service may only use addresses allowed for it. */
  agents: Record<PushServiceKind, https.Agent>;
  /** The `Authorization` header for a service, by origin. */
  authorization(origin: string): string;
  /** Closes the idle connections. */
  close(): void;
}

export interface SenderOptions {
  /** Trusted certificates in addition to those of Node, in PEM. */
  certificates?: string;
  /** DNS lookup; by default the system's. */
  lookup?: typeof dns.lookup;
  /** In milliseconds; ten seconds by default. */
  timeLimit?: number;
}

/** Idle connections per service. */
const MAX_IDLE = 20;
const IDLE_LIMIT_MS = 30_000;

/**
 * Signing takes longer than the rest of a message, so signatures are cached. They are valid for twelve hours and used
 * for one.
 */
const SIGNATURE_LIFE_MS = 60 * 60 * 1000;

/** @throws ConfigError if the keys cannot be read or created */
export function openPushSender(
  config: Pick<Config, 'vapid' | 'dataDir' | 'pushServices'>,
  { certificates, lookup = dns.lookup, timeLimit = 10_000 }: SenderOptions = {},
): PushSender {
  const vapid = openVapidKeys(config);
  // Created once: every connection would parse about 150 certificates again, which takes tens of milliseconds.
  const secureContext = tls.createSecureContext(
    certificates ? { ca: [...tls.rootCertificates, certificates] } : {},
  );
  const agent = (kind: PushServiceKind) =>
    new https.Agent({
      keepAlive: true,
      maxFreeSockets: MAX_IDLE,
      timeout: IDLE_LIMIT_MS,
      lookup: checkedLookup((address) => mayConnect(kind, address), lookup),
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
      const cached = signed.get(origin);
      if (cached && cached.until > Date.now()) return cached.header;
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
