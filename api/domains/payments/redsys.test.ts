import { Prisma } from '../../platform/database/client.ts';
import { describe, expect, test } from 'vitest';
import {
  TEST_SHOP,
  orderKey,
  readSigned,
  redsysNotification,
  redsysSignature,
} from '../../testing/redsys-server.ts';
import { openRedsys } from './redsys.ts';
import vectors from './redsys-vectors.fixture.json' with { type: 'json' };

// The vectors are real messages of the public test environment and the examples of the guide.

const provider = openRedsys({ provider: 'redsys', ...TEST_SHOP, url: 'http://127.0.0.1:9' });
const form = (fields: Record<string, string>) => ({
  body: Buffer.from(new URLSearchParams(fields).toString()),
  headers: {},
});
const bytes = (base64: string) => Buffer.from(base64, 'base64url');

test.each(vectors.keys)('the key of order $order is diversified as published', ({ order, key }) => {
  expect(orderKey(TEST_SHOP.key, order).toString('base64')).toBe(key);
});

test.each(vectors.messages)('our test server signs as Redsys does: $name', (vector) => {
  const own = redsysSignature(vector.key, vector.order, vector.Ds_MerchantParameters);
  expect(bytes(own)).toEqual(bytes(vector.Ds_Signature));
});

describe('published notifications', () => {
  const payments = vectors.messages.filter(({ name }) => name.includes('notification'));

  test.each(payments)('are read with their signature in either alphabet: $name', async (vector) => {
    const message = {
      Ds_SignatureVersion: vector.version,
      Ds_MerchantParameters: vector.Ds_MerchantParameters,
      Ds_Signature: vector.Ds_Signature,
    };
    const word = await provider.read(form(message));
    expect(word).toMatchObject({ reference: vector.order, outcome: 'paid', currency: 'EUR', paidBy: 'card' });
    const standard = bytes(vector.Ds_Signature).toString('base64');
    expect(await provider.read(form({ ...message, Ds_Signature: standard }))).toEqual(word);
    // A sender that does not escape its plus signs.
    const raw = Object.entries({ ...message, Ds_Signature: standard }).map((pair) => pair.join('='));
    expect(await provider.read({ body: Buffer.from(raw.join('&')), headers: {} })).toEqual(word);
    const changed = message.Ds_MerchantParameters.replace(/^..../, 'eyJF');
    await expect(provider.read(form({ ...message, Ds_MerchantParameters: changed }))).rejects.toMatchObject({
      name: 'RefusedNotificationError',
    });
  });
});

test.each(vectors.refused)('a printed signature that is wrong is refused: $name', async (vector) => {
  const message = {
    Ds_SignatureVersion: 'HMAC_SHA256_V1',
    Ds_MerchantParameters: vector.Ds_MerchantParameters,
    Ds_Signature: vector.Ds_Signature,
  };
  await expect(provider.read(form(message))).rejects.toMatchObject({ name: 'RefusedNotificationError' });
});

test.each([
  ['another shop', { Ds_MerchantCode: '999008882' }],
  ['another terminal', { Ds_Terminal: '002' }],
])('a signed notification for %s is refused', async (_name, changes) => {
  const body = Buffer.from(redsysNotification({ order: '0001AAAAAAAA', amount: '1500', changes }));
  await expect(provider.read({ body, headers: {} })).rejects.toMatchObject({ isSigned: true });
});

test.each([
  ['0000', 'paid'],
  ['0099', 'paid'],
  ['0100', 'failed'],
  ['0190', 'failed'],
  ['0900', 'failed'],
  ['9915', 'failed'],
  ['', 'failed'],
])('the response %s means %s', async (response, outcome) => {
  const body = Buffer.from(redsysNotification({ order: '0001AAAAAAAA', amount: '1500', response }));
  expect(await provider.read({ body, headers: {} })).toMatchObject({ outcome });
});

test('Bizum is told apart, and the notification of a refund is no payment', async () => {
  const read = (changes: Record<string, string>) =>
    provider.read({
      body: Buffer.from(redsysNotification({ order: '0001AAAAAAAA', amount: '1500', changes })),
      headers: {},
    });
  expect(await read({ Ds_ProcessedPayMethod: '68' })).toMatchObject({ paidBy: 'bizum', outcome: 'paid' });
  expect(await read({ Ds_TransactionType: '3', Ds_Response: '0900' })).toBeNull();
});

test('the form is signed, in cents, and has no data of a card', async () => {
  const order = {
    id: 'order-1',
    reference: '0001AAAAAAAA',
    amount: new Prisma.Decimal('15.1'),
    sessionId: null,
  };
  const { address, fields } = await provider.start(order, {
    origin: 'https://club.example',
    description: 'Entrada Palma – Tortosa',
  });
  expect(address).toBe('http://127.0.0.1:9/sis/realizarPago');
  const sent = Object.fromEntries((fields ?? []).map(({ name, value }) => [name, value]));
  expect(readSigned(sent)).toEqual({
    DS_MERCHANT_MERCHANTCODE: '999008881',
    DS_MERCHANT_TERMINAL: '1',
    DS_MERCHANT_TRANSACTIONTYPE: '0',
    DS_MERCHANT_ORDER: '0001AAAAAAAA',
    DS_MERCHANT_AMOUNT: '1510',
    DS_MERCHANT_CURRENCY: '978',
    DS_MERCHANT_CONSUMERLANGUAGE: '1',
    DS_MERCHANT_MERCHANTNAME: 'Palma Mallorca Bàsquet',
    DS_MERCHANT_PRODUCTDESCRIPTION: 'Entrada Palma – Tortosa',
    DS_MERCHANT_MERCHANTURL: 'https://club.example/api/payments/redsys',
    DS_MERCHANT_URLOK: 'https://club.example/pago/order-1?vuelta=ok',
    DS_MERCHANT_URLKO: 'https://club.example/pago/order-1?vuelta=no',
  });
});
