import { createPrivateKey, X509Certificate } from 'node:crypto';
import fs from 'node:fs';

/** What signs passes for Apple Wallet and identifies the club to Apple's push service. All PEM. */
export interface AppleCredentials {
  certificate: string;
  key: string;
  /** The password of the key, if it has one. */
  password: string | undefined;
  /** Apple's intermediate certificate (WWDR) that issued `certificate`. */
  issuer: string;
  /** «pass.es.club.entrada», from the certificate. */
  passType: string;
  /** The club's team at Apple, from the certificate. */
  team: string;
  /** When the first of the two certificates ends. */
  endsAt: Date;
  /** Apple's push service, or a local one in tests. */
  pushService: string;
  /** The certificate of a push service of a test, PEM. */
  pushAuthority: string | undefined;
}

interface AppleSettings {
  certificate: string;
  key: string;
  password: string | undefined;
  issuer: string;
  pushService: string;
  pushAuthority: string | undefined;
}

/**
 * Reads and checks the files for Apple Wallet. An expired certificate is no error: the site starts, offers no passes and
 * warns staff.
 * @param settings each file as a path or as the PEM text itself
 * @throws Error that says which part is wrong, in one line
 */
export function readAppleCredentials(settings: AppleSettings): AppleCredentials {
  const certificate = pem('APPLE_WALLET_CERTIFICATE', settings.certificate);
  const key = pem('APPLE_WALLET_KEY', settings.key);
  const issuer = pem('APPLE_WALLET_WWDR', settings.issuer);
  const own = parse('APPLE_WALLET_CERTIFICATE', certificate);
  const authority = parse('APPLE_WALLET_WWDR', issuer);
  if (!own.checkIssued(authority) || !own.verify(authority.publicKey)) {
    throw new Error(
      'APPLE_WALLET_WWDR: it did not issue APPLE_WALLET_CERTIFICATE (Apple has several, G4 among them)',
    );
  }
  if (!own.checkPrivateKey(privateKey(key, settings.password))) {
    throw new Error('APPLE_WALLET_KEY: it is not the key of APPLE_WALLET_CERTIFICATE');
  }
  const passType = subjectPart(own, 'UID');
  const team = subjectPart(own, 'OU');
  if (!passType || !team) throw new Error('APPLE_WALLET_CERTIFICATE: it is no certificate of a pass type');
  const endsAt = new Date(Math.min(Date.parse(own.validTo), Date.parse(authority.validTo)));
  const { password, pushService, pushAuthority } = settings;
  return {
    certificate,
    key,
    password,
    issuer,
    passType,
    team,
    endsAt,
    pushService,
    pushAuthority: pushAuthority && pem('APPLE_PUSH_AUTHORITY', pushAuthority),
  };
}

function pem(name: string, value: string): string {
  if (value.startsWith('-----BEGIN')) return value;
  try {
    return fs.readFileSync(value, 'utf8');
  } catch {
    throw new Error(`${name}: the file cannot be read`);
  }
}

function parse(name: string, text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw new Error(`${name}: it is no certificate in PEM`);
  }
}

function privateKey(key: string, passphrase: string | undefined) {
  try {
    return createPrivateKey({ key, ...(passphrase !== undefined && { passphrase }) });
  } catch {
    throw new Error('APPLE_WALLET_KEY: it is no private key in PEM, or APPLE_WALLET_KEY_PASSWORD is wrong');
  }
}

/** A part of the subject: `UID=pass.es.club.entrada`, a line each. */
function subjectPart({ subject }: X509Certificate, name: string): string | undefined {
  const line = subject.split('\n').find((part) => part.startsWith(`${name}=`));
  return line?.slice(name.length + 1);
}
