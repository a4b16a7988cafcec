import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import { readJson } from '../../platform/http/request.ts';
import { send, sendJson } from '../../platform/http/respond.ts';
import { logger } from '../../platform/log.ts';
import type { Call, Route } from '../../platform/route.ts';
import type { AppleCredentials } from './apple-credentials.ts';
import { changedPasses, forgetDevice, provenPass, registerDevice } from './apple-passes.ts';
import { applyingCredentials } from './credentials.ts';

// The calls that phones make for their passes, as Apple documents them (PassKit Web Service Reference). A pass proves
// itself with its token; the list of changed passes has no proof, so it says nothing but their ids.

const BASE = String.raw`^/api/wallet/apple/v1`;
const DEVICE = String.raw`/devices/(?<device>[\w-]{1,100})/registrations/(?<type>[\w.-]+)`;
const SERIAL = String.raw`(?<serial>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})`;

const registration = z.object({ pushToken: z.string().regex(/^[\da-f]{16,200}$/i) });
const messages = z.object({ logs: z.array(z.string().max(2000)).max(20) });

/** Seconds of a header's date, without the milliseconds that the header cannot hold. */
const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

type Answer = (call: Call, parts: Record<string, string>, apple: AppleCredentials) => Promise<void>;

/** @throws HttpError 401 unless the pass sent its own token */
async function requirePass({ request, publicContext }: Call, serial: string) {
  const [, token] = /^ApplePass (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  const proven = token === undefined ? null : await provenPass(publicContext.database, serial, token);
  if (proven) return proven;
  throw new HttpError(401, 'UNAUTHENTICATED', 'El pase no es válido', { 'www-authenticate': 'ApplePass' });
}

async function readBody<Body>(request: IncomingMessage, schema: z.ZodType<Body>): Promise<Body> {
  const { success, data } = schema.safeParse(await readJson(request));
  if (success) return data;
  throw new HttpError(400, 'BAD_USER_INPUT', 'El contenido no es el que espera este servicio');
}

const register: Answer = async (call, { device = '', serial = '' }) => {
  await requirePass(call, serial);
  const { pushToken } = await readBody(call.request, registration);
  const { database } = call.publicContext;
  const isNew = await registerDevice(database, {
    deviceId: device,
    ticketId: serial.toLowerCase(),
    pushToken,
  });
  if (isNew === null) throw new HttpError(403, 'FORBIDDEN', 'El pase está en demasiados dispositivos');
  send(call.response, isNew ? 201 : 200, '', {});
};

const forget: Answer = async (call, { device = '', serial = '' }) => {
  await requirePass(call, serial);
  await forgetDevice(call.publicContext.database, device, serial.toLowerCase());
  send(call.response, 200, '', {});
};

const sendChanges: Answer = async ({ response, url, publicContext }, { device = '' }) => {
  const tag = url.searchParams.get('passesUpdatedSince') ?? '';
  const since = /^\d{1,15}$/.test(tag) ? new Date(Number(tag)) : undefined;
  const changes = await changedPasses(publicContext.database, device, since);
  if (changes === null) throw new HttpError(404, 'NOT_FOUND', 'El dispositivo no está registrado');
  if (changes.serialNumbers.length === 0) send(response, 204, '', {});
  else sendJson(response, 200, changes);
};

const sendPass: Answer = async (call, { serial = '' }, apple) => {
  const { pass, card } = await requirePass(call, serial);
  const since = Date.parse(call.request.headers['if-modified-since'] ?? '');
  const headers = { 'last-modified': pass.changedAt.toUTCString(), 'cache-control': 'no-store' };
  if (since / 1000 >= wholeSeconds(pass.changedAt)) return send(call.response, 304, '', headers);
  const { makeApplePass, PASS_CONTENT_TYPE } = await import('./apple-pass.ts');
  const bytes = await makeApplePass(card, apple, { origin: call.url.origin, token: pass.token });
  send(call.response, 200, bytes, { ...headers, 'content-type': PASS_CONTENT_TYPE });
};

const log: Answer = async ({ request, response }) => {
  const { logs } = await readBody(request, messages);
  for (const message of logs) logger.warn({ message }, 'Apple Wallet reported a problem with a pass');
  send(response, 200, '', {});
};

interface Row {
  path: string;
  answers: Readonly<Record<string, Answer>>;
}

const ROWS: readonly Row[] = [
  { path: `${DEVICE}/${SERIAL}`, answers: { POST: register, DELETE: forget } },
  { path: DEVICE, answers: { GET: sendChanges } },
  { path: `/passes/(?<type>[\\w.-]+)/${SERIAL}`, answers: { GET: sendPass } },
  { path: '/log', answers: { POST: log } },
];

export const appleServiceRoutes: readonly Route[] = ROWS.map(({ path, answers }): Route => {
  const pattern = new RegExp(`${BASE}${path}$`, 'i');
  return {
    path: pattern,
    methods: Object.keys(answers),
    access: 'public',
    handle: async (call) => {
      await call.admit();
      const { apple } = applyingCredentials(call.publicContext.config);
      const parts = pattern.exec(call.url.pathname)?.groups ?? {};
      const { method = 'GET' } = call.request;
      const answer = answers[method === 'HEAD' ? 'GET' : method];
      if (!apple || !answer || (parts['type'] ?? apple.passType) !== apple.passType) throw notFound();
      await answer(call, parts, apple);
    },
  };
});
