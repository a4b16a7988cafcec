import { generateKeyPairSync } from 'node:crypto';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import forge from 'node-forge';
import { makeCertificate } from './certificate.ts';

const DAY = 24 * 60 * 60_000;

/** Certificates as Apple issues them for passes, by a local authority. All PEM. */
export interface WalletAuthority {
  certificate: string;
  key: string;
  wwdr: string;
}

const PASS_SUBJECT = [
  { type: '0.9.2342.19200300.100.1.1', value: 'pass.test.club.entrada' },
  { name: 'commonName', value: 'Pass Type ID: pass.test.club.entrada' },
  { name: 'organizationalUnitName', value: 'TEAM123456' },
];
const AUTHORITY_SUBJECT = [{ name: 'commonName', value: 'Local WWDR G4' }];

function keys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const forgeKey = forge.pki.privateKeyFromPem(pem);
  return { pem, privateKey: forgeKey, publicKey: forge.pki.setRsaPublicKey(forgeKey.n, forgeKey.e) };
}

/**
 * @param days how long the certificate of the pass type is still in force; less than 0: it has ended
 * @param authorityDays the same of the intermediate one
 */
export function makeWalletAuthority(days = 300, authorityDays = 900): WalletAuthority {
  const [authority, own] = [keys(), keys()];
  const certify = (
    subject: forge.pki.CertificateField[],
    { publicKey, serial, until }: { publicKey: forge.pki.rsa.PublicKey; serial: string; until: number },
  ) => {
    const certificate = forge.pki.createCertificate();
    certificate.publicKey = publicKey;
    certificate.serialNumber = serial;
    certificate.validity.notBefore = new Date(Date.now() - 400 * DAY);
    certificate.validity.notAfter = new Date(until);
    certificate.setSubject(subject);
    certificate.setIssuer(AUTHORITY_SUBJECT);
    if (subject === AUTHORITY_SUBJECT) certificate.setExtensions([{ name: 'basicConstraints', cA: true }]);
    certificate.sign(authority.privateKey, forge.md.sha256.create());
    return forge.pki.certificateToPem(certificate);
  };
  return {
    certificate: certify(PASS_SUBJECT, {
      publicKey: own.publicKey,
      serial: '02',
      until: Date.now() + days * DAY,
    }),
    key: own.pem,
    wwdr: certify(AUTHORITY_SUBJECT, {
      publicKey: authority.publicKey,
      serial: '01',
      until: Date.now() + authorityDays * DAY,
    }),
  };
}

/** Apple's push service on this machine: notes what it receives. */
export interface WalletPushService {
  url: string;
  /** What its clients must trust, PEM. */
  authority: string;
  received: { token: string; topic: string; body: string }[];
  /** Tokens of phones that removed the pass: it answers 410. */
  gone: Set<string>;
  close(): Promise<void>;
}

export async function openWalletPushService(): Promise<WalletPushService> {
  const { key, certificate } = makeCertificate();
  const received: WalletPushService['received'] = [];
  const gone = new Set<string>();
  // It asks for a certificate, as Apple's does; whose it is does not matter here.
  const server = http2.createSecureServer({
    key,
    cert: certificate,
    requestCert: true,
    rejectUnauthorized: false,
  });
  server.on('stream', (stream, headers) => {
    const token = String(headers[':path']).replace('/3/device/', '');
    let body = '';
    stream.on('data', (chunk: Buffer) => (body += chunk.toString()));
    stream.on('end', () => {
      received.push({ token, topic: String(headers['apns-topic']), body });
      stream.respond({ ':status': gone.has(token) ? 410 : 200 });
      stream.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    authority: certificate,
    received,
    gone,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
