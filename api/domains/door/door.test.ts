import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { settlePoints } from '../points/points.ts';
import { cancel, give, giveBack, purchase } from '../../testing/ticket-acts.ts';
import { HASH_LENGTH, hashedTexts, readDoorCode, saltedText } from './door-code.input.ts';
import { desk, scan, sync, undo } from './door.fixture.ts';

// The gates from outside, over HTTP.

let site: TestSite;
let keeper: Caller;
let manager: Caller;
let match: Match;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('commercial_manager');
  keeper = await site.signedIn('visitor');
  await site.database.user.update({ where: { id: keeper.user?.id ?? 0 }, data: { rights: ['puerta'] } });
  match = await createMatch(site.database, { matchDate: inHours(3), ticketsAvailable: 100 });
});
afterAll(() => site.close());

/** Buys a ticket. @returns the buyer and what the QR code holds */
async function bought(matchId = match.id) {
  const fan = await site.signedIn('visitor');
  const { id } = await purchase(fan, matchId);
  return { fan, id: String(id), code: `ticket:${id}`, number: String(id).slice(0, 8).toUpperCase() };
}

async function card(changes: object = {}) {
  const fan = await site.signedIn('socio');
  const id = randomUUID();
  await site.database.membership.create({
    data: {
      id,
      userId: fan.user?.id ?? 0,
      qrCode: `membership:${id}`,
      type: 'Socio general',
      activationDate: inHours(-1000),
      expiryDate: inHours(1000),
      ...changes,
    },
  });
  return { fan, code: `membership:${id}` };
}

describe('the right «puerta»', () => {
  test('opens the gates to an account without a role, and nothing of the desk', async () => {
    const { body } = await keeper.graphql('{ doorMatches { id } }');
    expect(body.data.doorMatches).toEqual([{ id: String(match.id) }]);
    const refused = await keeper.graphql(`{ admittedPeople(matchId: ${match.id}) { name } }`);
    expect(refused.body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await undo(keeper, randomUUID(), 'Error'))[0].extensions.code).toBe('FORBIDDEN');
    const stranger = await site.signedIn('socio');
    await expect(scan(stranger, match.id, 'x')).rejects.toThrow('FORBIDDEN');
  });
});

describe('a scan', () => {
  test('of a ticket admits once, and says then when and where it was', async () => {
    const { fan, code, number } = await bought();
    const first = await scan(keeper, match.id, code, { gate: ' Puerta  2 ' });
    expect(first).toMatchObject({
      colour: 'GREEN',
      reason: 'ADMITTED',
      type: 'Entrada',
      name: fan.user?.name,
      number: `N.º ${number}`,
      gate: 'Puerta 2',
    });
    expect(await scan(keeper, match.id, number.toLowerCase())).toMatchObject({
      colour: 'RED',
      reason: 'ALREADY_ADMITTED',
      gate: 'Puerta 2',
      admittedAt: first.admittedAt,
    });
  });

  test('with the same id has the same outcome three times, and changes nothing', async () => {
    const { code } = await bought();
    const id = randomUUID();
    const before = (await desk(manager, match.id)).doorCounts.admitted;
    for (let time = 0; time < 3; time += 1)
      expect(await scan(keeper, match.id, code, { id })).toMatchObject({ reason: 'ADMITTED' });
    expect((await desk(manager, match.id)).doorCounts.admitted).toBe(before + 1);
  });

  test('of a ticket that has ended, or of another match, is refused with the reason', async () => {
    const [cancelled, returned] = [await bought(), await bought()];
    await cancel(manager, cancelled.id, 'Duplicada');
    await giveBack(returned.fan, returned.id);
    const other = await createMatch(site.database, { matchDate: inHours(200), opponent: 'Iberojet' });
    const elsewhere = await bought(other.id);
    expect(await scan(keeper, match.id, cancelled.code)).toMatchObject({
      colour: 'RED',
      reason: 'CANCELLED',
    });
    expect(await scan(keeper, match.id, returned.code)).toMatchObject({ colour: 'RED', reason: 'RETURNED' });
    expect(await scan(keeper, match.id, elsewhere.code)).toMatchObject({
      colour: 'RED',
      reason: 'OTHER_MATCH',
      otherMatch: other.subject,
    });
    await site.database.match.update({ where: { id: other.id }, data: { status: 'postponed' } });
    const asked = await scan(keeper, match.id, elsewhere.code);
    expect(asked).toMatchObject({ colour: 'AMBER', reason: 'MOVED_MATCH', admittedAt: null });
    const letIn = await scan(keeper, match.id, elsewhere.code, { letIn: true });
    expect(letIn).toMatchObject({ colour: 'GREEN', reason: 'ADMITTED' });
    const used = await scan(keeper, match.id, elsewhere.code, { letIn: true });
    expect(used).toMatchObject({ reason: 'ALREADY_ADMITTED' });
  });

  test.each(['', 'hola', 'ticket:123', `ticket:${randomUUID()}`, 'FFFFFFFF', 'PMB-99999', 'x'.repeat(3000)])(
    'of «%s» is unknown, and no error',
    async (code) => {
      expect(await scan(keeper, match.id, code)).toMatchObject({ colour: 'RED', reason: 'UNKNOWN' });
    },
  );

  test('of a ticket that was used at another match is of that match, and no copy', async () => {
    const other = await createMatch(site.database, { matchDate: inHours(5), ticketsAvailable: 10 });
    const { code } = await bought(other.id);
    expect(await scan(keeper, other.id, code)).toMatchObject({ colour: 'GREEN' });
    expect(await scan(keeper, match.id, code)).toMatchObject({ colour: 'RED', reason: 'OTHER_MATCH' });
    expect(await scan(keeper, other.id, code)).toMatchObject({ reason: 'ALREADY_ADMITTED' });
  });

  test('of a member card admits once a match; one of another season needs a look', async () => {
    const { code, fan } = await card();
    const next = await createMatch(site.database, { matchDate: inHours(200) });
    expect(await scan(keeper, match.id, code)).toMatchObject({
      colour: 'GREEN',
      type: 'Carnet · Socio general',
      name: fan.user?.name,
    });
    expect(await scan(keeper, match.id, `PMB-${fan.user?.id}`)).toMatchObject({ reason: 'ALREADY_ADMITTED' });
    expect(await scan(keeper, next.id, code)).toMatchObject({ reason: 'ADMITTED' });
    const old = await card({ activationDate: inHours(-9000), expiryDate: inHours(-500) });
    expect(await scan(keeper, match.id, old.code)).toMatchObject({ colour: 'AMBER', reason: 'OTHER_SEASON' });
    expect(await scan(keeper, match.id, old.code, { letIn: true })).toMatchObject({ reason: 'ADMITTED' });
  });

  test('of a season pass reads its reference or locator in the code of its seller', async () => {
    const owner = await site.signedIn('visitor');
    const pass = {
      userId: owner.user?.id ?? 0,
      nombreAsistente: 'Aina Serra',
      codigoLocalizador: 'K7M4TX',
      temporada: '2026/27',
      bloque: 'A',
      fila: 3,
      asiento: 12,
      status: 'verified' as const,
    };
    const season = { matchDate: new Date('2026-12-01T19:00:00Z') };
    const { id } = await createMatch(site.database, season);
    await site.database.abono.createMany({
      data: [
        { ...pass, referenciaTicket: 'PMB-2026-1' },
        { ...pass, referenciaTicket: 'PMB-2026-2', status: 'processed' },
        { ...pass, referenciaTicket: 'PMB-2026-3', temporada: '2025/26' },
      ],
    });
    const url = 'https://entradas.test/v?ref=PMB-2026-1&loc=K7M4TX';
    expect(await scan(keeper, id, url)).toMatchObject({
      reason: 'ADMITTED',
      name: 'Aina Serra',
      type: 'Abono · sector A · fila 3 · asiento 12',
    });
    expect(await scan(keeper, id, 'pmb 2026 1')).toMatchObject({ reason: 'ALREADY_ADMITTED' });
    expect(await scan(keeper, id, 'K7M4TX')).toMatchObject({ colour: 'RED', reason: 'AMBIGUOUS' });
    expect(await scan(keeper, id, 'PMB-2026-2')).toMatchObject({ colour: 'AMBER', reason: 'NOT_VERIFIED' });
    expect(await scan(keeper, id, 'PMB-2026-3')).toMatchObject({ colour: 'AMBER', reason: 'OTHER_SEASON' });
  });

  test('at a cancelled match admits nobody; bad input says what is wrong', async () => {
    const off = await createMatch(site.database, { matchDate: inHours(3) });
    const { code } = await bought(off.id);
    await site.database.match.update({ where: { id: off.id }, data: { status: 'cancelled' } });
    expect(await scan(keeper, off.id, code)).toMatchObject({ colour: 'RED', reason: 'MATCH_CLOSED' });
    expect(await scan(keeper, off.id, code, { gate: ' ' })).toMatchObject({
      fields: [{ path: 'gate', message: 'Indica la puerta' }],
    });
    expect(await scan(keeper, off.id, code, { id: 'no' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await scan(keeper, 999_999, code)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('at a match that is over admits nobody, and says so; who came while it was played counts', async () => {
    const over = await createMatch(site.database, { matchDate: inHours(1) });
    const [late, early] = [await bought(over.id), await bought(over.id)];
    await site.database.match.update({ where: { id: over.id }, data: { status: 'finished' } });
    expect(await scan(keeper, over.id, late.code)).toMatchObject({ colour: 'RED', reason: 'MATCH_OVER' });
    // A device that had no connection sends what it decided before the end.
    expect(await sync(keeper, over.id, [{ code: early.code }])).toMatchObject([{ reason: 'ADMITTED' }]);
    expect(await desk(manager, over.id)).toMatchObject({ doorCounts: { admitted: 1, conflicts: 0 } });
    expect(await scan(keeper, over.id, early.code)).toMatchObject({ reason: 'ALREADY_ADMITTED' });
    // At the gates of the next match it is a ticket for another one.
    expect(await scan(keeper, match.id, late.code)).toMatchObject({
      colour: 'RED',
      reason: 'OTHER_MATCH',
      otherMatch: over.subject,
    });
  });

  test('keeps the ticket from being returned or given away', async () => {
    const later = await createMatch(site.database, { matchDate: inHours(30) });
    const { fan, id, code } = await bought(later.id);
    const asked = async () => {
      const fields = 'admission { gate } canReturn returnObstacle canGive giveObstacle';
      const { body } = await fan.graphql(`{ viewer { ticketFor(matchId: ${later.id}) { ${fields} } } }`);
      return body.data.viewer.ticketFor;
    };
    const fine = {
      admission: null,
      canReturn: true,
      returnObstacle: null,
      canGive: true,
      giveObstacle: null,
    };
    expect(await asked()).toEqual(fine);
    const admission = randomUUID();
    await scan(keeper, later.id, code, { id: admission });
    const reason = 'Ya se ha entrado al partido con esta entrada';
    expect(await asked()).toEqual({
      admission: { gate: 'Puerta 1' },
      canReturn: false,
      returnObstacle: reason,
      canGive: false,
      giveObstacle: reason,
    });
    expect(await giveBack(fan, id)).toMatchObject({ code: 'TOO_LATE', message: reason });
    expect(await give(fan, id, 'otra@prueba.test')).toMatchObject({ code: 'TOO_LATE', message: reason });
    await undo(manager, admission, 'Se equivocó de partido');
    expect(await asked()).toEqual(fine);
  });
});

describe('without a connection', () => {
  test('the list of a match has salted hashes of every code, and neither names nor codes', async () => {
    const { id, code, number, fan } = await bought();
    const member = await card();
    const { body } = await keeper.graphql(
      `{ doorList(matchId: ${match.id}) { salt entries { hashes kind type reason gate admittedAt } } }`,
    );
    const { salt, entries } = body.data.doorList;
    const entryOf = (typed: string) => {
      const [text = ''] = hashedTexts(readDoorCode(typed) ?? { kind: 'season_pass', parts: [] });
      const hash = createHash('sha256').update(saltedText(salt, text)).digest('hex').slice(0, HASH_LENGTH);
      return entries.find(({ hashes }: { hashes: string[] }) => hashes.includes(hash));
    };
    expect(entryOf(code)).toMatchObject({ kind: 'TICKET', type: 'Entrada', reason: 'ADMITTED' });
    expect(entryOf(`N.º ${number}`)).toBe(entryOf(code));
    expect(entryOf(member.code)).toMatchObject({ kind: 'MEMBER_CARD', reason: 'ADMITTED' });
    const text = JSON.stringify(body);
    for (const secret of [id, number, fan.user?.name, fan.user?.email]) expect(text).not.toContain(secret);
    await cancel(manager, id, 'Duplicada');
    const again = await keeper.graphql(`{ doorList(matchId: ${match.id}) { salt } }`);
    expect(again.body.data.doorList.salt).not.toBe(salt);
  });

  test('two gates that admitted one ticket are a conflict, and three replays change nothing', async () => {
    const { id } = await createMatch(site.database, { matchDate: inHours(3) });
    const { code } = await bought(id);
    const [one, two] = [
      { id: randomUUID(), code, gate: 'Norte', at: inHours(-0.2).toISOString() },
      { id: randomUUID(), code, gate: 'Sur', at: inHours(-0.1).toISOString() },
    ];
    for (let time = 0; time < 3; time += 1) {
      expect(await sync(keeper, id, [one])).toEqual([{ scanId: one.id, reason: 'ADMITTED' }]);
      expect(await sync(keeper, id, [two], 'lector-2')).toEqual([
        { scanId: two.id, reason: 'ALREADY_ADMITTED' },
      ]);
    }
    const { doorCounts, doorConflicts } = await desk(manager, id);
    expect(doorCounts).toEqual({
      admitted: 1,
      ticketsSold: 1,
      conflicts: 1,
      counts: [{ gate: 'Norte', kind: 'TICKET', people: 1 }],
    });
    expect(doorConflicts).toMatchObject([
      { id: two.id, gate: 'Sur', admittedAt: two.at, firstGate: 'Norte', firstAt: one.at, fault: null },
    ]);
    // The first was a mistake: the second counts.
    expect(await undo(manager, one.id, 'Leída dos veces')).toEqual({ matchId: String(id) });
    expect(await desk(manager, id)).toMatchObject({
      doorCounts: { admitted: 1, conflicts: 0 },
      admittedPeople: [{ id: two.id, gate: 'Sur' }],
    });
  });

  test('a cancelled ticket that was admitted is a conflict, and no admission', async () => {
    const { id } = await createMatch(site.database, { matchDate: inHours(3) });
    const { id: ticket, code } = await bought(id);
    await cancel(manager, ticket, 'Duplicada');
    const queued = { id: randomUUID(), code };
    for (let time = 0; time < 3; time += 1)
      expect(await sync(keeper, id, [queued])).toMatchObject([{ reason: 'CANCELLED' }]);
    expect(await desk(manager, id)).toMatchObject({
      doorCounts: { admitted: 0, conflicts: 1 },
      doorConflicts: [{ id: queued.id, fault: 'CANCELLED' }],
      admittedPeople: [],
    });
  });

  test('an unreadable scan in the queue does not stop the others', async () => {
    const { id } = await createMatch(site.database, { matchDate: inHours(3) });
    const { code } = await bought(id);
    const verdicts = await sync(keeper, id, [{ code: 'x'.repeat(900) }, { code }, { code: '' }]);
    expect(verdicts.map(({ reason }: { reason: string }) => reason)).toEqual([
      'UNKNOWN',
      'ADMITTED',
      'UNKNOWN',
    ]);
    const many = Array.from({ length: 101 }, () => ({ code }));
    expect(await sync(keeper, id, many)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('the desk', () => {
  test('prints everybody who may come in, by name, and who did', async () => {
    const { id } = await createMatch(site.database, { matchDate: inHours(3), ticketsAvailable: 10 });
    const [came, returned, coming] = [await bought(id), await bought(id), await bought(id)];
    await site.database.user.update({
      where: { id: coming.fan.user?.id ?? 0 },
      data: { name: 'Àaltó Zanoguera' },
    });
    await scan(keeper, id, came.code, { gate: 'Norte' });
    await cancel(manager, returned.id, 'Duplicada');
    const member = await card();
    const asked = `{ doorSheet(matchId: ${id}) { kind type name number gate admittedAt } }`;
    const { body } = await manager.graphql(asked);
    const lines: Record<string, unknown>[] = body.data.doorSheet;
    expect(lines[0]).toEqual({
      kind: 'TICKET',
      type: 'Entrada',
      name: 'Àaltó Zanoguera',
      number: `N.º ${coming.number}`,
      gate: null,
      admittedAt: null,
    });
    const numbers = lines.map(({ number }) => number);
    expect(lines.find(({ number }) => number === `N.º ${came.number}`)).toMatchObject({ gate: 'Norte' });
    expect(numbers).toContain(`PMB-${String(member.fan.user?.id).padStart(5, '0')}`);
    expect(numbers).not.toContain(`N.º ${returned.number}`);
    const refused = await keeper.graphql(asked);
    expect(refused.body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('undoes an admission with a reason that the log keeps, and the ticket admits again', async () => {
    const { id } = await createMatch(site.database, { matchDate: inHours(3) });
    const { code } = await bought(id);
    await scan(keeper, id, code);
    const [{ id: admission }] = (await desk(manager, id)).admittedPeople;
    expect(await undo(manager, admission, ' ')).toMatchObject({
      fields: [{ path: 'reason', message: 'Indica el motivo' }],
    });
    await undo(manager, admission, 'Se equivocó de puerta');
    expect(await undo(manager, admission, 'Otra vez')).toMatchObject({ code: 'ADMISSION_UNDONE' });
    expect(await scan(keeper, id, code, { id: admission })).toMatchObject({ reason: 'UNDONE' });
    expect(await scan(keeper, id, code)).toMatchObject({ reason: 'ADMITTED' });
    const entry = await site.database.auditEntry.findFirstOrThrow({ where: { subjectId: admission } });
    expect(entry).toMatchObject({
      action: 'revoke',
      subjectType: 'admission',
      actorId: manager.user?.id,
      changes: { reason: [null, 'Se equivocó de puerta'] },
    });
  });

  test('who came earns points once a match, and loses them if it is undone', async () => {
    const { id } = await createMatch(site.database, { matchDate: inHours(3) });
    const { fan, code } = await bought(id);
    const userId = fan.user?.id ?? 0;
    const attendance = async () =>
      (await settlePoints(site.database, userId))?.history.filter(({ action }) => action === 'attendance');
    expect(await attendance()).toEqual([]);
    await scan(keeper, id, code);
    const membership = randomUUID();
    await site.database.membership.create({
      data: {
        id: membership,
        userId,
        qrCode: `membership:${membership}`,
        type: 'Socio',
        activationDate: inHours(-10),
        expiryDate: inHours(100),
      },
    });
    await scan(keeper, id, `membership:${membership}`);
    expect(await attendance()).toMatchObject([{ points: 10, relatedType: 'match', relatedId: String(id) }]);
    for (const person of (await desk(manager, id)).admittedPeople) await undo(manager, person.id, 'Prueba');
    expect(await attendance()).toEqual([]);
  });
});
