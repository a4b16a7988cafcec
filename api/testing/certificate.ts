import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** Key and self-signed certificate of a TLS server, in PEM. Clients must be told to trust it. */
export interface Certificate {
  key: string;
  certificate: string;
}

const DAY = 24 * 60 * 60 * 1000;

const SEQUENCE = 0x30;
const SET = 0x31;
const OBJECT_ID = 0x06;
const UTF8 = 0x0c;
const TIME = 0x17;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const INTEGER = 0x02;
const BOOLEAN = 0x01;

/** Object identifiers in DER: ecdsa-with-SHA256, commonName, subjectAltName, basicConstraints. */
const ECDSA_SHA256 = der(OBJECT_ID, Buffer.from('2a8648ce3d040302', 'hex'));
const COMMON_NAME = der(OBJECT_ID, Buffer.from('550403', 'hex'));
const ALTERNATIVE_NAMES = der(OBJECT_ID, Buffer.from('551d11', 'hex'));
const BASIC_CONSTRAINTS = der(OBJECT_ID, Buffer.from('551d13', 'hex'));

/** A value in DER (X.690): tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), body]);
  const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

/** `YYMMDDHHMMSSZ` */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14);
  return der(TIME, Buffer.from(`${digits}Z`));
}

/** A certificate for `localhost` and 127.0.0.1 (X.509 version 3), valid for a day before and after now. */
export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from('localhost')))));
  const hosts = der(SEQUENCE, der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const authority = der(SEQUENCE, der(BOOLEAN, Buffer.from([0xff])));
  const extensions = der(
    0xa3,
    der(
      SEQUENCE,
      der(SEQUENCE, ALTERNATIVE_NAMES, der(OCTET_STRING, hosts)),
      der(SEQUENCE, BASIC_CONSTRAINTS, der(BOOLEAN, Buffer.from([0xff])), der(OCTET_STRING, authority)),
    ),
  );
  // The first bit of a DER integer is its sign.
  const serial = createHash('sha256').update(publicInfo).digest().subarray(0, 8);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const now = Date.now();
  const contents = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, serial),
    der(SEQUENCE, ECDSA_SHA256),
    name,
    der(SEQUENCE, time(now - DAY / 2), time(now + DAY / 2)),
    name,
    publicInfo,
    extensions,
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', contents, privateKey));
  const whole = der(SEQUENCE, contents, der(SEQUENCE, ECDSA_SHA256), signature);
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
