import { createCipheriv, createHmac } from 'node:crypto';
import { openProviderServer } from './payment-server.ts';

// Redsys as its guide describes it, with signatures of our own, so that the tests do not check the library with itself.

/** The shop of the public test environment. */
export const TEST_SHOP = {
  merchant: '999008881',
  terminal: '1',
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
} as const;

/** The key of one order: 3DES of its number, in blocks filled with zeros. */
export function orderKey(key: string, order: string): Buffer {
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8));
  cipher.setAutoPadding(false);
  const padded = Buffer.alloc(Math.ceil(order.length / 8) * 8);
  padded.write(order);
  return Buffer.concat([cipher.update(padded), cipher.final()]);
}

/** The signature of a message in base64, over the parameters as they are sent. */
export const redsysSignature = (key: string, order: string, parameters: string): string =>
  createHmac('sha256', orderKey(key, order)).update(parameters).digest('base64');

const toUrl = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_');

/** A signed message as Redsys sends it. */
export function redsysMessage(parameters: Readonly<Record<string, string>>, key: string = TEST_SHOP.key) {
  const encoded = Buffer.from(JSON.stringify(parameters)).toString('base64');
  const order = parameters['Ds_Order'] ?? '';
  return {
    Ds_SignatureVersion: 'HMAC_SHA256_V1',
    Ds_MerchantParameters: encoded,
    Ds_Signature: toUrl(redsysSignature(key, order, encoded)),
  };
}

/** The parameters of a signed form or request. @throws if the signature is wrong */
export function readSigned(posted: Readonly<Record<string, string>>): Record<string, string> {
  const { Ds_MerchantParameters: encoded = '', Ds_Signature: signature } = posted;
  const parameters: Record<string, string> = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
  if (signature !== redsysSignature(TEST_SHOP.key, parameters['DS_MERCHANT_ORDER'] ?? '', encoded))
    throw new Error('SIS0042: wrong signature');
  return parameters;
}

/** A payment that the card's bank decided on. */
export interface RedsysPayment {
  order: string;
  /** Cents. */
  amount: string;
  response?: string;
  changes?: Readonly<Record<string, string>>;
  /** Whether the values of the notification are URL-encoded. */
  isEncoded?: boolean;
}

/** The notification of a payment, as a form. */
export function redsysNotification({
  order,
  amount,
  response = '0000',
  changes = {},
  isEncoded = false,
}: RedsysPayment): string {
  const plain = {
    Ds_Date: '25/11/2026',
    Ds_Hour: '20:15',
    Ds_SecurePayment: '1',
    Ds_Amount: amount,
    Ds_Currency: '978',
    Ds_Order: order,
    Ds_MerchantCode: TEST_SHOP.merchant,
    Ds_Terminal: '001',
    Ds_Response: response,
    Ds_TransactionType: '0',
    Ds_AuthorisationCode: '052029',
    Ds_Card_Brand: '1',
    Ds_ProcessedPayMethod: '1',
    ...changes,
  };
  const sent = isEncoded
    ? Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, encodeURIComponent(value)]))
    : plain;
  return new URLSearchParams(redsysMessage(sent)).toString();
}

/**
 * A server for the calls of shops. It keeps a book of what was paid, and gives it back once.
 */
export async function openRedsysServer() {
  const paid = new Map<string, number>();
  let outages: ('lost answer' | 'refused')[] = [];
  const server = await openProviderServer(({ path, body }) => {
    if (path !== '/sis/rest/trataPeticionREST') return { status: 404, body: {} };
    const parameters = readSigned(JSON.parse(body));
    const order = parameters['DS_MERCHANT_ORDER'] ?? '';
    const amount = Number(parameters['DS_MERCHANT_AMOUNT']);
    if (parameters['DS_MERCHANT_TRANSACTIONTYPE'] !== '3') return { body: { errorCode: 'SIS0018' } };
    const outage = outages.shift();
    if (outage === 'refused') return { body: { errorCode: 'SIS0054' } };
    if ((paid.get(order) ?? 0) < amount) return { body: { errorCode: 'SIS0057' } };
    paid.set(order, (paid.get(order) ?? 0) - amount);
    if (outage === 'lost answer') return null;
    return {
      body: redsysMessage({
        Ds_Order: order,
        Ds_Amount: String(amount),
        Ds_Currency: '978',
        Ds_MerchantCode: TEST_SHOP.merchant,
        Ds_Terminal: '1',
        Ds_Response: '0900',
        Ds_TransactionType: '3',
        Ds_AuthorisationCode: '112233',
      }),
    };
  });
  return {
    ...server,
    /** Cents of an order that the shop has. */
    balance: (order: string) => paid.get(order) ?? 0,
    /** A customer pays. */
    charge: (order: string, cents: number) => void paid.set(order, (paid.get(order) ?? 0) + cents),
    /** What happens to the next refunds. */
    fail: (...next: typeof outages) => void (outages = next),
  };
}
