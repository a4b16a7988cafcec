import { HttpError, notFound, signInFirst } from '../../platform/http/http-error.ts';
import { readBody } from '../../platform/http/request.ts';
import { send } from '../../platform/http/respond.ts';
import type { Call, Route } from '../../platform/route.ts';
import { demoNotification } from './demo.ts';
import { orderIdOf } from './order-id.ts';
import { RefusedNotificationError, type RawNotification } from './provider.ts';
import { demoKey, paymentProvider } from './providers.ts';
import { receiveNotification } from './settle.ts';

// The addresses to which providers send their notifications. The body is read as bytes: its signature is checked first.

const NO_STORE = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** @throws HttpError 400 if it is not believed */
async function take(call: Call, notification: RawNotification): Promise<void> {
  const { config, database } = call.publicContext;
  const provider = await paymentProvider(config);
  if (!provider) throw notFound();
  try {
    await receiveNotification(database, provider, notification);
  } catch (error) {
    if (!(error instanceof RefusedNotificationError)) throw error;
    // The provider's own are never too many. Everybody else's count.
    if (!error.isSigned) await call.admit();
    throw new HttpError(400, 'BAD_USER_INPUT', 'La notificación no se acepta');
  }
}

async function takeNotification(call: Call): Promise<void> {
  const name = call.url.pathname.split('/').at(-1);
  if (call.publicContext.config.payments?.provider !== name) throw notFound();
  await take(call, { body: await readBody(call.request), headers: call.request.headers });
  send(call.response, 200, 'OK\n', NO_STORE);
}

/** The routes of notifications, and the button of the demonstration's page, which makes its provider send one. */
export const paymentNotificationRoutes: readonly Route[] = [
  {
    path: /^\/api\/payments\/(redsys|stripe|demo)$/,
    methods: ['POST'],
    access: 'public',
    handle: takeNotification,
  },
  {
    path: /^\/api\/payments\/demo\/[^/]+\/(pagar|cancelar)$/,
    methods: ['POST'],
    access: 'session',
    idempotencyKeys: false,
    handle: async (call) => {
      const { config, database, viewer } = call.context;
      if (config.payments?.provider !== 'demo') throw notFound();
      if (!viewer) throw signInFirst();
      const [id = '', action] = call.url.pathname.split('/').slice(-2);
      const order = await database.order.findUnique({ where: { id: orderIdOf(id) } });
      if (order?.userId !== viewer.id) throw new HttpError(404, 'NOT_FOUND', 'El pago no existe');
      const outcome = action === 'pagar' ? 'paid' : 'failed';
      await take(call, demoNotification(demoKey(config), order, outcome));
      send(call.response, 204, '', {});
    },
  },
];
