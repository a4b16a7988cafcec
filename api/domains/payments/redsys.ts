import {
  GatewayError,
  createRedsysAPI,
  deserializeAndVerifyJSONResponse,
  getResponseCodeMessage,
  isResponseCodeOk,
  type RedsysConfig as ApiConfig,
} from 'redsys-easy';
import { club } from '../../club/club.ts';
import type { RedsysConfig } from './payments-config.ts';
import {
  PROVIDER_LIMIT,
  RefusedNotificationError,
  centsOf,
  returnAddress,
  type PaymentProvider,
  type PaymentWord,
} from './provider.ts';

// Redsys, with which most Spanish banks take cards and Bizum. The person's browser posts a signed form to its page.

const EURO = '978';
const PAYMENT = '0';
const REFUND = '3';
/** Spanish. */
const LANGUAGE = '1';
/** How Bizum is named in a notification. */
const BIZUM = new Set(['68', 'z']);
/** «El importe a devolver supera el permitido»: the whole amount has gone back already. */
const ALREADY_REFUNDED = new Set(['SIS0057', '9057']);

/** The fetch of Node, with a time limit. */
const limitedFetch: ApiConfig['fetch'] = ((address: string, init: RequestInit) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(PROVIDER_LIMIT) })) as unknown as ApiConfig['fetch'];

/** @param config the terminal of the club */
export function openRedsys({ merchant, terminal, key, url }: RedsysConfig): PaymentProvider {
  const api = createRedsysAPI({
    secretKey: key,
    urls: {
      redirect: `${url}/sis/realizarPago`,
      restTrataPeticion: `${url}/sis/rest/trataPeticionREST`,
      restIniciaPeticion: `${url}/sis/rest/iniciaPeticionREST`,
    },
    fetch: limitedFetch,
  });
  const shop = { DS_MERCHANT_MERCHANTCODE: merchant, DS_MERCHANT_TERMINAL: terminal };
  return {
    name: 'redsys',
    takesReferenceOnce: true,
    async start({ id, reference, amount }, { origin, description }) {
      const { url: address, body } = api.createRedirectForm({
        ...shop,
        DS_MERCHANT_TRANSACTIONTYPE: PAYMENT,
        DS_MERCHANT_ORDER: reference,
        DS_MERCHANT_AMOUNT: String(centsOf(amount)),
        DS_MERCHANT_CURRENCY: EURO,
        DS_MERCHANT_CONSUMERLANGUAGE: LANGUAGE,
        DS_MERCHANT_MERCHANTNAME: club.name,
        DS_MERCHANT_PRODUCTDESCRIPTION: description.slice(0, 125),
        DS_MERCHANT_MERCHANTURL: `${origin}/api/payments/redsys`,
        DS_MERCHANT_URLOK: returnAddress(origin, id, 'ok'),
        DS_MERCHANT_URLKO: returnAddress(origin, id, 'no'),
      });
      const fields = Object.entries(body).map(([name, value]) => ({ name, value: String(value) }));
      return { address, fields, sessionId: null };
    },
    async read({ body }) {
      const word = wordOf(verified(key, body));
      if (word.merchant !== merchant || Number(word.terminal) !== Number(terminal))
        throw new RefusedNotificationError('It is for another shop or terminal', { isSigned: true });
      // Also refunds are notified.
      return word.type === PAYMENT ? word : null;
    },
    async refund({ reference, amount }) {
      try {
        const answer = await api.restTrataPeticion({
          ...shop,
          DS_MERCHANT_TRANSACTIONTYPE: REFUND,
          DS_MERCHANT_ORDER: reference,
          DS_MERCHANT_AMOUNT: String(centsOf(amount)),
          DS_MERCHANT_CURRENCY: EURO,
        });
        const code = answer.Ds_Response ?? '';
        if (Number(code) !== 900) throw new Error(`Redsys refused the refund: ${reasonOf(code)}`);
        return { refundId: answer.Ds_AuthorisationCode?.trim() || null };
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        if (ALREADY_REFUNDED.has(error.code ?? '')) return { refundId: null };
        throw new Error(`Redsys refused the refund: ${error.code ?? 'without a code'}`, { cause: error });
      }
    },
  };
}

type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of a notification, as text; some messages have them URL-encoded, others plain. The signature is compared as
 * bytes over the parameters as they came.
 * @throws RefusedNotificationError
 */
function verified(key: string, body: Buffer): Parameters {
  const form = new URLSearchParams(body.toString('utf8'));
  // Base64 has no spaces: they are plus signs that the sender did not escape.
  const sent = (name: string) => (form.get(name) ?? '').replaceAll(' ', '+');
  try {
    const parameters: object = deserializeAndVerifyJSONResponse(key, {
      Ds_SignatureVersion: sent('Ds_SignatureVersion'),
      Ds_MerchantParameters: sent('Ds_MerchantParameters'),
      Ds_Signature: sent('Ds_Signature'),
    });
    return Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, decoded(String(value))]),
    );
  } catch (error) {
    throw new RefusedNotificationError(error instanceof Error ? error.message : String(error));
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

interface RedsysWord extends PaymentWord {
  merchant: string | undefined;
  terminal: string | undefined;
  type: string | undefined;
}

function wordOf(parameters: Parameters): RedsysWord {
  const code = parameters['Ds_Response'] ?? '';
  // The library also counts refunds and cancellations as successes.
  const isPaid = /^\d{1,4}$/.test(code) && isResponseCodeOk(code) && Number(code) < 100;
  const method = parameters['Ds_PayMethod'] ?? parameters['Ds_ProcessedPayMethod'] ?? '';
  return {
    reference: parameters['Ds_Order'] ?? '',
    outcome: isPaid ? 'paid' : 'failed',
    amount: Number(parameters['Ds_Amount']),
    currency: parameters['Ds_Currency'] === EURO ? 'EUR' : (parameters['Ds_Currency'] ?? ''),
    paymentId: parameters['Ds_AuthorisationCode']?.trim() || null,
    paidBy: BIZUM.has(method) ? 'bizum' : 'card',
    detail: isPaid ? null : reasonOf(code),
    merchant: parameters['Ds_MerchantCode'],
    terminal: parameters['Ds_Terminal'],
    type: parameters['Ds_TransactionType'],
  };
}

function reasonOf(code: string): string {
  return [code, getResponseCodeMessage(code)].filter(Boolean).join(': ');
}
