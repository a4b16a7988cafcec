import { createHash, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { PDFParse } from 'pdf-parse';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { testDatabase } from '../../testing/database.ts';
import { openGoogleWallet, type GoogleWallet } from '../../testing/google-wallet.ts';
import { TEST_PASSWORD, serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import {
  makeWalletAuthority,
  openWalletPushService,
  type WalletAuthority,
  type WalletPushService,
} from '../../testing/wallet-authority.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { codesOf } from '../abonos/reading/picture/qr.ts';
import { scan, undo } from '../door/door.fixture.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { pushChangedPasses } from './apple-updates.ts';

let site: TestSite;
let apple: WalletAuthority;
let push: WalletPushService;
let google: GoogleWallet;

const appleSettings = () => ({
  APPLE_WALLET_CERTIFICATE: apple.certificate,
  APPLE_WALLET_KEY: apple.key,
  APPLE_WALLET_WWDR: apple.wwdr,
  APPLE_PUSH_URL: push.url,
  APPLE_PUSH_AUTHORITY: push.authority,
});

beforeAll(async () => {
  apple = makeWalletAuthority();
  push = await openWalletPushService();
  google = await openGoogleWallet();
  site = await serveTestSite(await testDatabase(), {
    ...appleSettings(),
    GOOGLE_WALLET_ISSUER: google.issuer,
    GOOGLE_WALLET_ACCOUNT: google.account,
  });
});
afterAll(async () => {
  await site.close();
  await push.close();
  await google.close();
});

async function buy(facts: Parameters<typeof createMatch>[1] = {}) {
  const match = await createMatch(site.database, facts);
  const fan = await site.signedIn('visitor');
  const { body } = await fan.request('POST', '/api/tickets', { matchId: match.id });
  return { match, fan, id: String(body.id) };
}

/** What the types leave out: the parts of a read message. */
type CapturedMessage = forge.pkcs7.PkcsSignedData & {
  rawCapture: {
    authenticatedAttributes: forge.asn1.Asn1[];
    digestAlgorithm: forge.util.ByteStringBuffer;
    signature: string;
  };
};

/** A response with bytes. */
async function download(
  path: string,
  { cookie }: Pick<Caller, 'cookie'>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(site.url + path, {
    headers: { ...(cookie && { cookie }), ...headers },
    redirect: 'manual',
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

test('a ticket as PDF has its text, its code decodes at 150 dpi, and it is small', async () => {
  const { match, fan, id } = await buy({ awayTeam: 'Bàsquet Ciutat de Llevant amb un nom molt llarg' });
  const { status, headers, bytes } = await download(`/api/tickets/${id}/pdf`, fan);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  expect(bytes.length).toBeLessThan(80_000);
  const parser = new PDFParse({ data: new Uint8Array(bytes) });
  const { text } = await parser.getText();
  const flat = text.replaceAll(/\s+/g, ' ');
  for (const part of [match.awayTeam, fan.user?.name, `N.º ${id.slice(0, 8).toUpperCase()}`])
    expect(flat).toContain(part);
  const scale = 150 / 72;
  const { pages } = await parser.getScreenshot({ scale, imageBuffer: true });
  const picture = await sharp(pages[0]?.data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  const codes = await codesOf({ data: new Uint8ClampedArray(picture.data), width, height, scale });
  expect(codes.map((code) => code.text)).toEqual([`ticket:${id}`]);
});

test.each([
  ['was cancelled', { status: 'cancelled' }],
  ['is over, although nobody marked it as finished', { matchDate: inHours(-3.1) }],
] as const)('the files of a ticket whose match %s have no code and say why', async (_name, data) => {
  const { match, fan, id } = await buy();
  await site.database.match.update({ where: { id: match.id }, data });
  const { bytes } = await download(`/api/tickets/${id}/pdf`, fan);
  const parser = new PDFParse({ data: new Uint8Array(bytes) });
  expect((await parser.getText()).text.replaceAll(/\s+/g, ' ')).toContain('esta entrada no da acceso');
  const { pass } = await applePass(`/api/tickets/${id}/apple-wallet`, fan);
  expect(pass).toMatchObject({ voided: true });
  expect(pass.barcodes).toBeUndefined();
});

test('the files of a used ticket have no code and say when and where it was used; undone, the code is back', async () => {
  const { match, fan, id } = await buy();
  const keeper = await site.signedIn('visitor');
  await site.database.user.update({ where: { id: keeper.user?.id ?? 0 }, data: { rights: ['puerta'] } });
  await scan(keeper, match.id, `ticket:${id}`, { gate: 'Norte' });
  const admittedAt = new Date('2026-12-05T17:00:00Z');
  await site.database.admission.updateMany({ where: { ticketId: id }, data: { admittedAt } });
  const used = 'Se usó en el acceso Norte (sáb, 5 dic, 18:00) y no da acceso otra vez.';
  const { bytes } = await download(`/api/tickets/${id}/pdf`, fan);
  const parser = new PDFParse({ data: new Uint8Array(bytes) });
  expect((await parser.getText()).text.replaceAll(/\s+/g, ' ')).toContain(used);
  const { pass } = await applePass(`/api/tickets/${id}/apple-wallet`, fan);
  expect(pass).toMatchObject({ voided: true });
  expect(pass.barcodes).toBeUndefined();
  expect(JSON.stringify(pass)).toContain(used);
  const { id: admissionId } = await site.database.admission.findFirstOrThrow({ where: { ticketId: id } });
  const manager = await site.signedIn('commercial_manager');
  expect(await undo(manager, admissionId, 'Escaneada por error')).toEqual({ matchId: String(match.id) });
  const again = await applePass(`/api/tickets/${id}/apple-wallet`, fan);
  expect(again.pass).toMatchObject({ barcodes: [{ message: `ticket:${id}` }] });
  expect(again.pass.voided).toBeUndefined();
});

test.each(['pdf', 'apple-wallet', 'google-wallet'])(
  'only its holder gets the %s of a ticket',
  async (file) => {
    const { id } = await buy();
    const stranger = await site.signedIn('admin');
    expect((await download(`/api/tickets/${id}/${file}`, stranger)).status).toBe(404);
    expect((await download(`/api/tickets/${id}/${file}`, site.visitor)).status).toBe(401);
    expect((await download(`/api/tickets/nonsense/${file}`, stranger)).status).toBe(404);
  },
);

async function applePass(path: string, fan: Pick<Caller, 'cookie'>, headers: Record<string, string> = {}) {
  const answer = await download(path, fan, headers);
  const files = answer.status === 200 ? unzipped(answer.bytes) : {};
  const text = files['pass.json']?.toString() ?? '{}';
  return { ...answer, files, pass: JSON.parse(text) };
}

test('a ticket as a pass for Apple Wallet: its facts, its code, its manifest and its signature', async () => {
  const { fan, id } = await buy();
  const { headers, files, pass } = await applePass(`/api/tickets/${id}/apple-wallet`, fan);
  expect(headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.test.club.entrada',
    teamIdentifier: 'TEAM123456',
    serialNumber: id,
    webServiceURL: `${site.url}/api/wallet/apple`,
    barcodes: [{ format: 'PKBarcodeFormatQR', message: `ticket:${id}` }],
    eventTicket: { auxiliaryFields: [{ key: 'place' }, { key: 'holder', value: fan.user?.name }] },
  });
  expect(pass.authenticationToken.length).toBeGreaterThanOrEqual(16);

  const { 'manifest.json': manifest, signature, ...others } = files;
  const hashes = Object.fromEntries(
    Object.entries(others).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]),
  );
  expect(JSON.parse(String(manifest))).toEqual(hashes);
  expect(Object.keys(others)).toEqual(
    expect.arrayContaining(['icon.png', 'icon@2x.png', 'logo.png', 'pass.json']),
  );

  const { rawCapture, certificates } = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(String(signature?.toString('binary'))),
  ) as CapturedMessage;
  expect(certificates).toHaveLength(2);
  const { asn1 } = forge;
  const signed = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, rawCapture.authenticatedAttributes);
  const bytes = Buffer.from(asn1.toDer(signed).getBytes(), 'binary');
  const { publicKey } = new X509Certificate(apple.certificate);
  const algorithm = forge.pki.oids[asn1.derToOid(rawCapture.digestAlgorithm)] ?? '';
  const isRight = createVerify(algorithm).update(bytes).verify(publicKey, rawCapture.signature, 'binary');
  expect(isRight).toBe(true);
  const digest = createHash(algorithm).update(String(manifest)).digest();
  expect(bytes.includes(digest)).toBe(true);
});

test('a phone registers a pass, hears of a moved match, gets the new pass, and forgets it', async () => {
  const { match, fan, id } = await buy();
  const { pass } = await applePass(`/api/tickets/${id}/apple-wallet`, fan);
  const base = '/api/wallet/apple/v1';
  const mine = `${base}/devices/phone-1/registrations/pass.test.club.entrada/${id}`;
  const proof = { authorization: `ApplePass ${pass.authenticationToken}` };
  const pushToken = 'ab'.repeat(32);
  const ask = site.visitor;

  expect((await ask.request('POST', mine, { pushToken })).status).toBe(401);
  expect((await ask.request('POST', mine, { pushToken }, { authorization: 'ApplePass x' })).status).toBe(401);
  expect((await ask.request('POST', mine, { pushToken: 'no' }, proof)).status).toBe(400);
  expect((await ask.request('POST', mine, { pushToken }, proof)).status).toBe(201);
  expect((await ask.request('POST', mine, { pushToken }, proof)).status).toBe(200);

  const list = `${base}/devices/phone-1/registrations/pass.test.club.entrada`;
  const first = await ask.request('GET', list);
  expect(first.body.serialNumbers).toEqual([id]);
  expect((await ask.request('GET', `${list}?passesUpdatedSince=`)).body.serialNumbers).toEqual([id]);
  const since = `${list}?passesUpdatedSince=${first.body.lastUpdated}`;
  expect((await ask.request('GET', since)).status).toBe(204);
  expect(
    (await ask.request('GET', `${base}/devices/other/registrations/pass.test.club.entrada`)).status,
  ).toBe(404);

  const { appleWallet } = readConfig(appleSettings());
  if (!appleWallet) throw new Error('Apple Wallet is not configured');
  const before = push.received.length;
  await pushChangedPasses(site.database, appleWallet);
  expect(push.received.length).toBe(before);
  const address = `${base}/passes/pass.test.club.entrada/${id}`;
  // Another process, whose clock is ahead, has just changed the pass.
  const ahead = new Date(Math.floor(Date.now() / 1000) * 1000 + 5000);
  await site.database.applePass.update({ where: { ticketId: id }, data: { changedAt: ahead } });
  const { headers } = await download(address, ask, proof);
  const asShown = { ...proof, 'if-modified-since': headers.get('last-modified') ?? '' };
  const tag = (await ask.request('GET', list)).body.lastUpdated;
  const moved = new Date(match.matchDate.getTime() + 26 * 60 * 60_000);
  await site.database.match.update({ where: { id: match.id }, data: { matchDate: moved } });
  await pushChangedPasses(site.database, appleWallet);
  expect(push.received.slice(before)).toEqual([
    { token: pushToken, topic: 'pass.test.club.entrada', body: '{}' },
  ]);
  expect((await ask.request('GET', `${list}?passesUpdatedSince=${tag}`)).body.serialNumbers).toEqual([id]);
  expect((await download(address, ask, asShown)).status).toBe(200);
  const fresh = await applePass(address, ask, proof);
  expect(fresh.pass.relevantDate ?? fresh.pass.relevantDates).toBeDefined();
  expect(JSON.stringify(fresh.pass)).toContain(moved.toISOString().slice(0, 10));
  const modified = fresh.headers.get('last-modified') ?? '';
  expect((await download(address, ask, { ...proof, 'if-modified-since': modified })).status).toBe(304);
  expect((await download(address, ask)).status).toBe(401);

  // A process that died before the push repeats it.
  await site.database.applePass.update({ where: { ticketId: id }, data: { isPushDue: true } });
  push.gone.add(pushToken);
  await pushChangedPasses(site.database, appleWallet);
  expect(push.received.length).toBe(before + 2);
  expect(await site.database.appleDevice.count({ where: { ticketId: id } })).toBe(0);
  expect((await ask.request('DELETE', mine, undefined, proof)).status).toBe(200);
});

test('after its account is closed a saved pass loses the name, also of an old match, and still admits', async () => {
  const { match, fan, id } = await buy();
  const { pass } = await applePass(`/api/tickets/${id}/apple-wallet`, fan);
  const base = '/api/wallet/apple/v1';
  const proof = { authorization: `ApplePass ${pass.authenticationToken}` };
  const pushToken = 'cd'.repeat(32);
  const phone = `${base}/devices/phone-2/registrations/pass.test.club.entrada/${id}`;
  expect((await site.visitor.request('POST', phone, { pushToken }, proof)).status).toBe(201);
  const closed = await fan.request('POST', '/graphql', {
    query: `mutation { closeAccount(input: { password: "${TEST_PASSWORD}" }) { __typename } }`,
  });
  expect(closed.body.data.closeAccount.__typename).toBe('CloseAccountSuccess');
  const { appleWallet } = readConfig(appleSettings());
  if (!appleWallet) throw new Error('Apple Wallet is not configured');
  const before = push.received.length;
  await pushChangedPasses(site.database, appleWallet);
  expect(push.received.slice(before)).toMatchObject([{ token: pushToken }]);

  const address = `${base}/passes/pass.test.club.entrada/${id}`;
  const fresh = await applePass(address, site.visitor, proof);
  expect(fresh.status).toBe(200);
  expect(JSON.stringify(fresh.pass)).not.toContain(fan.user?.name);
  expect(fresh.pass).toMatchObject({ barcodes: [{ message: `ticket:${id}` }] });
  const keeper = await site.signedIn('commercial_manager');
  expect(await scan(keeper, match.id, `ticket:${id}`)).toMatchObject({ colour: 'GREEN', name: null });
  // Once is enough.
  await pushChangedPasses(site.database, appleWallet);
  const told = push.received.length;
  await pushChangedPasses(site.database, appleWallet);
  expect(push.received.length).toBe(told);

  const old = await buy();
  const { pass: oldPass } = await applePass(`/api/tickets/${old.id}/apple-wallet`, old.fan);
  await site.database.match.update({ where: { id: old.match.id }, data: { matchDate: inHours(-100) } });
  await site.database.user.delete({ where: { id: old.fan.user?.id ?? 0 } });
  await pushChangedPasses(site.database, appleWallet);
  const { changedAt } = await site.database.applePass.findUniqueOrThrow({ where: { ticketId: old.id } });
  expect(Date.now() - changedAt.getTime()).toBeLessThan(60_000);
  const proofOfOld = { authorization: `ApplePass ${oldPass.authenticationToken}` };
  const answer = await applePass(`${base}/passes/pass.test.club.entrada/${old.id}`, site.visitor, proofOfOld);
  expect(JSON.stringify(answer.pass)).not.toContain(old.fan.user?.name);
});

test('phones can report problems', async () => {
  const answer = await site.visitor.request('POST', '/api/wallet/apple/v1/log', { logs: ['A problem'] });
  expect(answer.status).toBe(200);
});

test('without configuration no wallet is offered; an expired certificate neither stops the site nor signs', async () => {
  const database = site.database;
  const plain = await serveTestSite(database);
  const expired = makeWalletAuthority(-1);
  const old = await serveTestSite(database, {
    APPLE_WALLET_CERTIFICATE: expired.certificate,
    APPLE_WALLET_KEY: expired.key,
    APPLE_WALLET_WWDR: expired.wwdr,
  });
  const { fan, id } = await buy();
  for (const other of [plain, old]) {
    const { body } = await other.visitor.graphql('{ ticketWallets }');
    expect(body.data.ticketWallets).toEqual([]);
    const caller = other.withCookie(fan.cookie ?? '');
    expect((await caller.request('GET', `/api/tickets/${id}/apple-wallet`)).status).toBe(404);
    expect((await caller.request('GET', `/api/tickets/${id}/google-wallet`)).status).toBe(404);
  }
  const staff = await old.signedIn('editor');
  const { body } = await staff.graphql('{ dashboard { appleWalletEndsAt } }');
  expect(Date.parse(body.data.dashboard.appleWalletEndsAt)).toBeLessThan(Date.now());
  await plain.close();
  await old.close();
});

test('if Apple’s intermediate certificate (WWDR) ends first, staff are warned of that day, and nothing is signed after it', async () => {
  const settingsOf = ({ certificate, key, wwdr }: WalletAuthority) => ({
    APPLE_WALLET_CERTIFICATE: certificate,
    APPLE_WALLET_KEY: key,
    APPLE_WALLET_WWDR: wwdr,
  });
  const day = 24 * 60 * 60_000;
  for (const [days, isOffered] of [
    [20, true],
    [-1, false],
  ] as const) {
    const other = await serveTestSite(site.database, settingsOf(makeWalletAuthority(300, days)));
    const { body } = await other.visitor.graphql('{ ticketWallets }');
    expect(body.data.ticketWallets).toEqual(isOffered ? ['APPLE'] : []);
    const answer = await (await other.signedIn('editor')).graphql('{ dashboard { appleWalletEndsAt } }');
    const endsAt = Date.parse(answer.body.data.dashboard.appleWalletEndsAt);
    expect(Math.round((endsAt - Date.now()) / day)).toBe(days);
    await other.close();
  }
});

test('wrong certificates stop the start with a line that names the variable', () => {
  const other = makeWalletAuthority();
  const settings = appleSettings();
  const problem = (change: Record<string, string>) => {
    try {
      readConfig({ ...settings, ...change });
      return 'none';
    } catch (error) {
      return error instanceof ConfigError ? error.message : 'another error';
    }
  };
  expect(problem({})).toBe('none');
  expect(problem({ APPLE_WALLET_KEY: other.key })).toContain('APPLE_WALLET_KEY: it is not the key');
  expect(problem({ APPLE_WALLET_WWDR: other.wwdr })).toContain('APPLE_WALLET_WWDR: it did not issue');
  expect(problem({ APPLE_WALLET_WWDR: '' })).toContain('need each other');
  expect(problem({ APPLE_WALLET_CERTIFICATE: '/nowhere.pem' })).toContain('the file cannot be read');
  expect(problem({ GOOGLE_WALLET_ISSUER: '12' })).toContain('need each other');
});
