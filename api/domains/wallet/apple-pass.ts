import { PassType, PKPass } from 'passkit-generator';
import sharp from 'sharp';
import { club } from '../../club/club.ts';
import { clubCrest } from '../social-pictures/club-crest.ts';
import type { TicketCard } from '../tickets/ticket-card.ts';
import type { AppleCredentials } from './apple-credentials.ts';

export const PASS_CONTENT_TYPE = 'application/vnd.apple.pkpass';

/** Height of the crest in pixels, by file of the pass. */
const PICTURES = {
  'icon.png': 29,
  'icon@2x.png': 58,
  'icon@3x.png': 87,
  'logo.png': 50,
  'logo@2x.png': 100,
} as const;

interface ApplePassOptions {
  /** The site's address; phones ask it for changes. */
  origin: string;
  /** What the pass proves itself with when it asks. */
  token: string;
}

/**
 * A ticket as a signed pass for Apple Wallet (.pkpass). It is shown on the lock screen near the match, and asks the site for
 * changes, see `apple-service.route.ts`.
 */
export async function makeApplePass(
  card: TicketCard,
  credentials: AppleCredentials,
  { origin, token }: ApplePassOptions,
): Promise<Buffer> {
  const { certificate, key, password, issuer, passType, team } = credentials;
  const pass = new PKPass(
    await pictures(),
    {
      wwdr: issuer,
      signerCert: certificate,
      signerKey: key,
      ...(password !== undefined && { signerKeyPassphrase: password }),
    },
    {
      serialNumber: card.ticketId,
      description: `Entrada: ${card.homeTeam} – ${card.awayTeam}`,
      organizationName: club.name,
      passTypeIdentifier: passType,
      teamIdentifier: team,
      logoText: club.shortName,
      backgroundColor: 'rgb(18, 35, 61)',
      foregroundColor: 'rgb(247, 243, 234)',
      labelColor: 'rgb(255, 122, 77)',
      webServiceURL: `${origin}/api/wallet/apple`,
      authenticationToken: token,
      sharingProhibited: true,
      // A grey pass without its code says at a glance that it does not admit.
      ...(!card.isValid && { voided: true }),
    },
  );
  const shown = new PassType('eventTicket');
  pass.types.push(shown);
  // `changeMessage` is what the lock screen says after a change; %@ is the new value. While the match has no date only the
  // advice says so, and nobody has to hear that a match is over.
  const said = (changeMessage: string) => (card.hour === null ? {} : { changeMessage });
  shown.headerFields.push({
    key: 'hour',
    label: 'Hora',
    value: card.hour ?? '—',
    ...said('Nueva hora: %@'),
  });
  shown.primaryFields.push({
    key: 'match',
    label: card.competition,
    value: `${card.homeTeam} – ${card.awayTeam}`,
  });
  shown.secondaryFields.push({
    key: 'day',
    label: 'Fecha',
    value: card.day,
    ...said('Nueva fecha: %@'),
  });
  shown.auxiliaryFields.push(
    { key: 'place', label: 'Lugar', value: card.place, ...said('Nuevo lugar: %@') },
    ...(card.holder === null ? [] : [{ key: 'holder', label: 'Titular', value: card.holder }]),
  );
  shown.backFields.push(
    {
      key: 'advice',
      label: 'Acceso',
      value: card.advice,
      ...(card.situation !== 'past' && { changeMessage: '%@' }),
    },
    { key: 'number', label: 'Entrada', value: card.number },
    { key: 'page', label: 'El partido en la web', value: `${origin}/partidos/${card.matchId}` },
    {
      key: 'contact',
      label: 'Taquilla',
      value: `${club.contact.ticketing.email}\n${club.contact.ticketing.phone}`,
    },
  );
  if (card.isValid) {
    pass.setBarcodes({
      format: 'PKBarcodeFormatQR',
      message: card.code,
      messageEncoding: 'iso-8859-1',
      altText: card.number,
    });
  }
  if (card.hour !== null) pass.setRelevantDate(card.startsAt);
  return pass.getAsBuffer();
}

let drawn: Promise<Record<string, Buffer>> | undefined;

/** The club's crest in the sizes of a pass, drawn once. */
function pictures(): Promise<Record<string, Buffer>> {
  drawn ??= drawPictures();
  return drawn;
}

async function drawPictures(): Promise<Record<string, Buffer>> {
  const crest = await clubCrest();
  const files = Object.entries(PICTURES).map(async ([name, height]) => {
    const density = 72 * (height / 29);
    return [name, await sharp(Buffer.from(crest), { density }).resize({ height }).png().toBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
