import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { cpuTimeOf } from '../../testing/cpu-time.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { scan } from '../door/door.fixture.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { UNDONE, sendList, undoList } from '../../testing/list-imports.ts';

// Memberships from files, over HTTP; what they share with other lists is in lists.test.ts.

let site: TestSite;
let commercial: Caller;

const JOAN = 'joan@prueba.test';
const AINA = 'aina@prueba.test';

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  commercial = await site.signedIn('commercial_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  const { database } = site;
  await database.admission.deleteMany();
  await database.match.deleteMany();
  await database.membership.deleteMany();
  await database.dataImport.deleteMany();
  await database.user.deleteMany({ where: { email: { in: [JOAN, AINA] } } });
  await database.user.createMany({
    data: [
      { email: JOAN, name: 'Joan Mas', password: 'x' },
      { email: AINA, name: 'Aina Vidal', password: 'x' },
    ],
  });
});

const preview = (text: string) => sendList(commercial, 'preview', 'MEMBERS', text);
const apply = (text: string) => sendList(commercial, 'apply', 'MEMBERS', text);
const undo = (id: string) => undoList(commercial, 'MEMBERS', id);
const rolesOf = async (email: string) =>
  (await site.database.user.findUniqueOrThrow({ where: { email } })).roles;

const YEAR = new Date().getUTCFullYear();
const HEAD = 'email;tipo;desde;hasta\n';
const ONE = `${HEAD}${JOAN};Abono General;01/07/${YEAR};30/06/${YEAR + 1}\n`;
const TWO = `${HEAD}${JOAN};Abono Oro;01/07/${YEAR};30/06/${YEAR + 1}\n${AINA};Abono Oro;01/07/${YEAR};30/06/${YEAR + 1}\n`;

test('become socio, from the first minute of a day to the last one; undone, they are not', async () => {
  const { importId } = await apply(ONE);
  const [membership] = await site.database.membership.findMany();
  expect(membership).toMatchObject({
    type: 'Abono General',
    activationDate: new Date(`${YEAR}-06-30T22:00:00Z`),
    expiryDate: new Date(`${YEAR + 1}-06-30T22:00:00Z`),
    qrCode: `membership:${membership?.id}`,
  });
  expect(await rolesOf(JOAN)).toEqual(['visitor', 'socio']);
  expect(await undo(importId)).toEqual(UNDONE);
  expect(await rolesOf(JOAN)).toEqual(['visitor']);
});

test('who was a member before stays one when the import is undone', async () => {
  await apply(ONE);
  const { importId } = await apply(`${HEAD}${JOAN};Abono General;01/07/${YEAR + 1};30/06/${YEAR + 2}\n`);
  expect(await undo(importId)).toEqual(UNDONE);
  expect(await rolesOf(JOAN)).toEqual(['visitor', 'socio']);
  expect(await site.database.membership.count()).toBe(1);
});

test('a row without an account is left out and named; times that cross are wrong', async () => {
  await apply(ONE);
  const seen = await preview(
    `${HEAD}nadie@prueba.test;Abono;01/07/${YEAR};30/06/${YEAR + 1}
${JOAN};Abono;01/09/${YEAR};31/12/${YEAR + 1}
${AINA};Abono;01/09/${YEAR};31/12/${YEAR + 1}
${AINA};Abono;01/12/${YEAR};31/12/${YEAR + 1}
${AINA};;31/02/${YEAR};ayer
${AINA};Abono;01/07/2020;30/06/2021
`,
  );
  expect(seen).toMatchObject({ created: 1, skipped: 1 });
  expect(seen.notes).toEqual([
    {
      line: 2,
      column: 'email',
      message: 'No hay ninguna cuenta con este email: la persona tiene que registrarse antes',
    },
  ]);
  expect(seen.problems).toEqual([
    {
      line: 3,
      column: 'desde',
      message: `Esta persona ya tiene un carnet para esas fechas, del 01/07/${YEAR} al 30/06/${YEAR + 1}`,
    },
    { line: 5, column: 'desde', message: 'Las fechas se cruzan con las de la fila 4' },
    { line: 6, column: 'desde', message: `«31/02/${YEAR}» no es una fecha como 30/06/2027` },
    { line: 6, column: 'hasta', message: '«ayer» no es una fecha como 30/06/2027' },
    { line: 7, column: 'hasta', message: 'El final debe estar en el futuro' },
  ]);
});

test('a card that was used or changed since keeps the import; a closed account does not', async () => {
  const { importId } = await apply(TWO);
  const aina = await site.database.membership.findFirstOrThrow({ where: { user: { email: AINA } } });
  const data = { expiryDate: new Date(aina.expiryDate.getTime() + 86_400_000) };
  await site.database.membership.update({ where: { id: aina.id }, data });
  expect(await undo(importId)).toMatchObject({
    message: 'No se puede deshacer: el carnet de Aina Vidal se ha cambiado después',
  });
  await site.database.membership.update({
    where: { id: aina.id },
    data: { expiryDate: aina.expiryDate, activationDate: aina.activationDate },
  });
  const match = await createMatch(site.database, { matchDate: inHours(1) });
  expect(await scan(commercial, match.id, aina.qrCode)).toMatchObject({ colour: 'GREEN' });
  expect(await undo(importId)).toMatchObject({
    message: 'No se puede deshacer: con el carnet de Aina Vidal ya se ha entrado a un partido',
  });
  expect(await site.database.membership.count()).toBe(2);
  await site.database.user.delete({ where: { email: AINA } });
  expect(await undo(importId)).toEqual(UNDONE);
  expect(await site.database.membership.count()).toBe(0);
});

test('5,000 rows are one import, fast; undone fast too', async () => {
  await site.database.user.createMany({
    data: Array.from({ length: 5000 }, (_, at) => ({
      name: `Soci ${at}`,
      email: `soci-${at}@prueba.test`,
      password: 'x',
    })),
  });
  const rows = Array.from(
    { length: 5000 },
    (_, at) => `soci-${at}@prueba.test;Abono General;01/07/${YEAR};30/06/${YEAR + 1}`,
  );
  const file = HEAD + rows.join('\n');
  let importId = '';
  const took = await cpuTimeOf(async () => {
    const applied = await apply(file);
    expect(applied.created).toBe(5000);
    ({ importId } = applied);
  });
  expect(took).toBeLessThan(15_000);
  expect(await apply(file)).toMatchObject({ created: 0, changed: 0 });
  expect(await apply(file.replaceAll('General', 'Oro'))).toMatchObject({ changed: 5000 });
  const last = await site.database.dataImport.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(await undo(String(last.id))).toEqual(UNDONE);
  expect(await undo(importId)).toEqual(UNDONE);
  expect(await site.database.membership.count()).toBe(0);
  await site.database.user.deleteMany({ where: { email: { startsWith: 'soci-' } } });
}, 120_000);
