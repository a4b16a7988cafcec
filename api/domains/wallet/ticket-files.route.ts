import type { Context } from '../../platform/graphql/context.ts';
import { HttpError, signInFirst } from '../../platform/http/http-error.ts';
import { send } from '../../platform/http/respond.ts';
import type { Route, SessionCall } from '../../platform/route.ts';
import { findTicketCard, type TicketCard } from '../tickets/ticket-card.ts';
import { applyingCredentials } from './credentials.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The ticket of an address, if it is the caller's. Another user's ticket is as unknown as one that does not exist.
 * @throws HttpError 401 or 404
 */
async function requireOwnTicket(id: string, { database, viewer }: Context): Promise<TicketCard> {
  if (!viewer) throw signInFirst();
  const card = UUID.test(id) ? await findTicketCard(database, id) : null;
  if (card?.holderId !== viewer.id) throw new HttpError(404, 'NOT_FOUND', 'La entrada no existe');
  return card;
}

type Send = (call: SessionCall, card: TicketCard) => Promise<void>;

/** The code admits its bearer, so no cache stores these files. */
const PRIVATE = { 'cache-control': 'no-store' };

const notOffered = (wallet: string) =>
  new HttpError(404, 'NOT_FOUND', `Las entradas no se pueden guardar en ${wallet}`);

const sendPdf: Send = async ({ response }, card) => {
  const { drawTicketPdf } = await import('./ticket-pdf.ts');
  send(response, 200, await drawTicketPdf(card), {
    ...PRIVATE,
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="entrada-${card.ticketId.slice(0, 8)}.pdf"`,
  });
};

const sendApplePass: Send = async ({ response, url, context }, card) => {
  const { apple } = applyingCredentials(context.config);
  if (!apple) throw notOffered('Apple Wallet');
  const [{ makeApplePass, PASS_CONTENT_TYPE }, { passOf }] = await Promise.all([
    import('./apple-pass.ts'),
    import('./apple-passes.ts'),
  ]);
  const { token } = await passOf(context.database, card);
  send(response, 200, await makeApplePass(card, apple, { origin: url.origin, token }), {
    ...PRIVATE,
    'content-type': PASS_CONTENT_TYPE,
    'content-disposition': `attachment; filename="entrada-${card.ticketId.slice(0, 8)}.pkpass"`,
  });
};

const goToGoogle: Send = async ({ response, url, context }, card) => {
  const { google } = applyingCredentials(context.config);
  if (!google) throw notOffered('Google Wallet');
  const [{ googleWalletAddress }, { noteGooglePass }] = await Promise.all([
    import('./google-pass.ts'),
    import('./google-updates.ts'),
  ]);
  await noteGooglePass(context.database, card, google, url.origin);
  send(response, 302, '', { ...PRIVATE, location: googleWalletAddress(card, google, url.origin) });
};

const FILES: readonly (readonly [name: string, send: Send])[] = [
  ['pdf', sendPdf],
  ['apple-wallet', sendApplePass],
  ['google-wallet', goToGoogle],
];

/** The files of a ticket for its holder: `/api/tickets/{id}/pdf`, `…/apple-wallet`, `…/google-wallet`. */
export const ticketFileRoutes: readonly Route[] = FILES.map(([name, sendFile]) => ({
  path: new RegExp(`^/api/tickets/[^/]+/${name}$`),
  methods: ['GET', 'HEAD'],
  access: 'session',
  idempotencyKeys: false,
  handle: async (call) =>
    sendFile(call, await requireOwnTicket(call.url.pathname.split('/').at(-2) ?? '', call.context)),
}));
