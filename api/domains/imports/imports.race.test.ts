import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { grantMembership } from '../memberships/memberships.ts';
import { applyGames } from './games-import.ts';
import { applyList } from './lists-import.ts';
import { SPORTS_KINDS, undoImport } from './undo.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
/** Two processes of the site. */
const opened: PostgresDatabase[] = [];
let staff: { id: number };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-imports-'));
let files = 0;

beforeAll(async () => {
  postgres = await testPostgres();
  for (let index = 0; index < 2; index += 1) opened.push(await openPostgres(postgres.url));
  staff = await postgres.prisma.user.create({
    data: { name: 'Gestió', email: 'gestio@prueba.test', password: '-', role: 'admin', roles: ['admin'] },
  });
  await postgres.prisma.competition.create({ data: { name: 'LIGA' } });
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await postgres.close();
  fs.rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  const { prisma } = postgres;
  await prisma.ticket.deleteMany();
  await prisma.match.deleteMany();
  await prisma.leagueGame.deleteMany();
  await prisma.editionTeam.deleteMany();
  await prisma.team.deleteMany();
  await prisma.membership.deleteMany();
  await prisma.dataImport.deleteMany();
  await prisma.user.deleteMany({ where: { NOT: { id: staff.id } } });
});

const processOf = (index: number): Database => {
  const database = opened[index % opened.length];
  if (!database) throw new Error('no process');
  return database.prisma;
};

function fileOf(text: string): UploadedFile {
  files += 1;
  const file = path.join(folder, `${files}.csv`);
  fs.writeFileSync(file, text);
  return { path: file, size: Buffer.byteLength(text), fileName: 'lista.csv' } as UploadedFile;
}

const CLUB = 'Palma Mallorca Bàsquet';
const GAMES = `Jornada;Fecha;Local;Visitante;Resultado
1;04/10/2025 18:30;${CLUB};Menorca;82-75
1;04/10/2025 20:00;Inca;Huesca;70-71
2;11/10/2025 18:30;Huesca;${CLUB};
`;
const EDITION = { competition: 'LIGA', season: 2025 };
const games = (index: number, text = GAMES) =>
  applyGames(processOf(index), staff, fileOf(text), { ...EDITION });
const undo = (index: number, id: number | null) => undoImport(processOf(index), staff, id, SPORTS_KINDS);

const YEAR = new Date().getUTCFullYear();
const EMAILS = Array.from({ length: 50 }, (_, at) => `soci-${at}@prueba.test`);
const MEMBERS = ['Email;Tipo;Desde;Hasta']
  .concat(EMAILS.map((email) => `${email};Abono General;01/07/${YEAR};30/06/${YEAR + 1}`))
  .join('\n');
const people = () =>
  postgres.prisma.user.createMany({
    data: EMAILS.map((email) => ({ email, name: 'Soci', password: '-' })),
  });

describe('at once', () => {
  test('the same games by two people are written once, and the second changes nothing', async () => {
    const outcomes = await Promise.all([games(0), games(1)]);
    expect(outcomes.map(({ created }) => created).toSorted()).toEqual([0, 3]);
    const { prisma } = postgres;
    expect([await prisma.match.count(), await prisma.leagueGame.count()]).toEqual([2, 1]);
    expect(await prisma.dataImport.count()).toBe(1);
  });

  test('the same members by two people are written once, each with one card and the role', async () => {
    await people();
    const outcomes = await Promise.all(
      [0, 1].map((index) => applyList(processOf(index), staff, 'members', fileOf(MEMBERS))),
    );
    expect(outcomes.map(({ created }) => created).toSorted((a, b) => a - b)).toEqual([0, 50]);
    expect(await postgres.prisma.membership.count()).toBe(50);
    expect(await postgres.prisma.user.count({ where: { roles: { has: 'socio' } } })).toBe(50);
  });

  test('an import and cards that are granted by hand give no person two, and none of them hangs', async () => {
    await people();
    const byHand = EMAILS.map((email, index) =>
      grantMembership(processOf(index), staff, {
        email,
        type: 'Abono Oro',
        activationDate: new Date(`${YEAR}-09-01T00:00:00Z`),
        expiryDate: new Date(`${YEAR + 1}-06-30T00:00:00Z`),
      }),
    );
    await Promise.allSettled([
      ...byHand.slice(0, 25),
      applyList(processOf(1), staff, 'members', fileOf(MEMBERS)),
      ...byHand.slice(25),
    ]);
    const cards = await postgres.prisma.membership.groupBy({ by: ['userId'], _count: true });
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter(({ _count }) => _count !== 1)).toEqual([]);
  });

  test('an import is undone once, also if two ask; what was imported again meanwhile stays whole', async () => {
    const { id } = await games(0);
    expect(await Promise.all([undo(0, id), undo(1, id)])).toEqual([id, id]);
    const { prisma } = postgres;
    expect([await prisma.match.count(), await prisma.leagueGame.count()]).toEqual([0, 0]);
    expect(await prisma.auditEntry.count({ where: { action: 'restore', subjectId: String(id) } })).toBe(1);

    const again = await games(0);
    await Promise.allSettled([undo(0, again.id), games(1)]);
    // All of it or nothing, in either order.
    expect([0, 2]).toContain(await prisma.match.count());
    expect((await prisma.match.count()) / 2).toBe(await prisma.leagueGame.count());
  });

  test('a ticket that is sold while its match is taken back either keeps it, or is not sold', async () => {
    const { prisma } = postgres;
    const future = `Jornada;Fecha;Local;Visitante;Resultado\n9;30/05/2099 18:30;${CLUB};Inca;\n`;
    for (let round = 0; round < 10; round += 1) {
      const { id } = await applyGames(processOf(0), staff, fileOf(future), {
        competition: 'LIGA',
        season: 2098,
      });
      const match = await prisma.match.findFirstOrThrow();
      await prisma.match.update({ where: { id: match.id }, data: { capacity: 5 } });
      const ticket = crypto.randomUUID();
      const [, sold] = await Promise.allSettled([
        undo(0, id),
        processOf(1).ticket.create({
          data: { id: ticket, qrCode: `ticket:${ticket}`, matchId: match.id, pricePaid: '1' },
        }),
      ]);
      expect(await prisma.match.count()).toBe(sold.status === 'fulfilled' ? 1 : 0);
      await prisma.ticket.deleteMany();
      await prisma.match.deleteMany();
    }
  });
});

test('an undo that is refused changes nothing: the other rows of the file stay too', async () => {
  const { prisma } = postgres;
  const { id } = await games(0);
  const all = async () => ({
    matches: await prisma.match.findMany({ orderBy: { id: 'asc' } }),
    games: await prisma.leagueGame.findMany({ orderBy: { id: 'asc' } }),
    teams: await prisma.team.count(),
  });
  const [match] = (await all()).matches;
  await prisma.match.update({ where: { id: match?.id ?? 0 }, data: { capacity: 5 } });
  const ticket = crypto.randomUUID();
  await prisma.ticket.create({
    data: { id: ticket, qrCode: `ticket:${ticket}`, matchId: match?.id ?? 0, pricePaid: '1' },
  });
  const before = await all();
  await expect(undo(1, id)).rejects.toThrow('hay una entrada vendida');
  expect(await all()).toEqual(before);
  await prisma.ticket.deleteMany();
  await prisma.leagueGame.updateMany({ data: { homePoints: 99 } });
  const changed = await all();
  await expect(undo(1, id)).rejects.toThrow('se ha cambiado después');
  expect(await all()).toEqual(changed);
});
