import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMatch } from '../matches/matches.fixture.ts';
import { Prisma } from '../../platform/database/client.ts';
import { getDatamodel } from '../../platform/database/generated/pothos.ts';
import { createArticle } from '../comments/comments.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let fan: Caller;
let other: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());
beforeEach(async () => {
  fan = await site.signedIn('visitor', 'socio');
  other = await site.signedIn('visitor');
});

const idOf = (caller: Caller) => caller.user?.id ?? 0;

/** Creates data of every kind, with texts that identify the user. */
async function live(caller: Caller, mark: string): Promise<void> {
  const userId = idOf(caller);
  const { database } = site;
  const { id: matchId } = await createMatch(database);
  const newsId = await createArticle(database, { title: `${mark}-noticia`, authorId: userId });
  await caller.request('POST', '/api/tickets', { matchId });
  const comment = await database.comment.create({
    data: { content: `${mark}-comentario`, userId, newsId },
  });
  await database.commentReport.create({
    data: { commentId: comment.id, userId, reason: `${mark}-motivo` },
  });
  await database.userPoints.upsert({
    where: { userId },
    create: { userId, totalPoints: 30 },
    update: { totalPoints: 30 },
  });
  await database.pointsEntry.create({
    data: { userId, action: `${mark}-acto`, points: 5, description: `${mark}-puntos` },
  });
  const upload = await database.membershipUpload.create({
    data: {
      userId,
      fileName: `${mark}-abono.pdf`,
      filePath: '/disco/secreto.pdf',
      fileSize: 10,
      mimeType: 'application/pdf',
    },
  });
  const { id: abonoId } = await database.abono.create({
    data: {
      userId,
      archivoId: upload.id,
      nombreAsistente: `${mark}-asistente`,
      precioTotal: '75.5',
      reportedAt: new Date(),
      reportMessage: `${mark}-aviso`,
    },
  });
  const { id: ticketId } = await database.ticket.findFirstOrThrow({ where: { userId } });
  const membershipId = randomUUID();
  await database.membership.create({
    data: {
      id: membershipId,
      userId,
      qrCode: `membership:${membershipId}`,
      type: 'Socio',
      activationDate: new Date(),
      expiryDate: new Date(Date.now() + 1e9),
    },
  });
  const admitted = { matchId, admittedAt: new Date(), device: 'lector-del-club' };
  await database.admission.createMany({
    data: [
      { ...admitted, kind: 'ticket', ticketId, gate: `${mark}-puerta-entrada` },
      { ...admitted, kind: 'member_card', membershipId, gate: `${mark}-puerta-carnet` },
      { ...admitted, kind: 'season_pass', abonoId, gate: `${mark}-puerta-abono` },
    ],
  });
  await database.pushSubscription.create({
    data: {
      userId,
      endpoint: `https://push.test/${mark}-${userId}`,
      p256dh: 'llave-p256dh',
      auth: 'llave-auth',
    },
  });
}

async function exported(caller: Caller) {
  const answer = await caller.request('GET', '/api/user/export');
  expect(answer.status).toBe(200);
  return answer;
}

describe('the export of personal data', () => {
  test('is a file that no cache stores', async () => {
    const { headers } = await exported(fan);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe('attachment; filename="mis-datos.json"');
  });

  test('has all kinds of data, and only the user’s own', async () => {
    await live(fan, 'propio');
    await live(other, 'ajeno');
    const { body } = await exported(fan);
    const text = JSON.stringify(body);
    expect(body.account).toMatchObject({
      id: idOf(fan),
      email: fan.user?.email,
      roles: ['visitor', 'socio'],
    });
    expect(body.tickets).toHaveLength(1);
    expect(body.tickets[0].qrCode).toBe(`ticket:${body.tickets[0].id}`);
    expect(body.abonos[0].precioTotal).toBe('75.5');
    expect(body.points.totalPoints).toBeGreaterThanOrEqual(30);
    for (const kind of ['noticia', 'comentario', 'motivo', 'puntos', 'abono.pdf', 'asistente', 'aviso']) {
      expect(text).toContain(`propio-${kind}`);
    }
    for (const [belonging, kind] of [
      ['tickets', 'entrada'],
      ['memberships', 'carnet'],
      ['abonos', 'abono'],
    ] as const)
      expect(body[belonging][0].admissions).toMatchObject([
        { gate: `propio-puerta-${kind}`, undoneAt: null },
      ]);
    expect(text).not.toContain('lector-del-club');
    expect(text).toContain('https://push.test/propio-');
    expect(text).not.toContain('ajeno');
    expect(text).not.toContain(other.user?.email);
  });

  test('contains no credentials and no file paths', async () => {
    await live(fan, 'propio');
    const text = JSON.stringify((await exported(fan)).body);
    for (const secret of ['password', fan.user?.password, 'argon2', 'llave-', '/disco/', 'filePath']) {
      expect(text).not.toContain(secret);
    }
    const { id } = await site.database.session.findFirstOrThrow({ where: { userId: idOf(fan) } });
    expect(text).not.toContain(id);
  });

  test('leaves out only the relations listed here', async () => {
    const { body } = await exported(fan);
    const relations = getDatamodel()
      .datamodel.models.User?.fields.filter(({ kind }) => kind === 'object')
      .map(({ name }) => name);
    // Staff's work on other users' data, the secret of one-time codes, and responses stored for a day.
    const staffWork = [
      'hiddenComments',
      'membershipReviews',
      'abonoLessons',
      'inquiryNotes',
      'secondFactor',
      'idempotentResponses',
      'admissions',
      'undoneAdmissions',
    ];
    expect(relations?.length).toBeGreaterThan(10);
    const { account, exportedAt, ...belongings } = body;
    expect(Date.parse(exportedAt)).toBeGreaterThan(0);
    expect([...Object.keys(belongings), ...staffWork].toSorted()).toEqual(relations?.toSorted());
    // The search column repeats name and e-mail.
    const columns = Object.keys(Prisma.UserScalarFieldEnum).filter(
      (name) => name !== 'password' && name !== 'search',
    );
    expect(Object.keys(account).toSorted()).toEqual(columns.toSorted());
  });

  test('is not readable by others, not even by an administrator', async () => {
    const { status, body } = await site.visitor.request('GET', '/api/user/export');
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const answer = await (
      await site.signedIn('admin')
    ).graphql('{ users(pageSize: 1) { items { personalData } } }');
    expect(answer.body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('is limited to ten times an hour', async () => {
    const strict = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1' });
    const busy = strict.withCookie(fan.cookie ?? '');
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await busy.request('GET', '/api/user/export')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    await strict.close();
  });
});
