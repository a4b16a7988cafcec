import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createMatch } from './matches.fixture.ts';

let site: TestSite;
let manager: Caller;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('sports_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.match.deleteMany();
  await site.database.competition.deleteMany();
});

const LIST = 'competitions { id name isActive matchCount }';
async function run(field: string, input: object) {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  const { body } = await manager.graphql(
    `mutation ($input: ${name}Input!) { ${field}(input: $input) {
      __typename ... on ${name}Success { ${LIST} } ... on UserError { message }
    } }`,
    { input },
  );
  expect(body.errors).toBeUndefined();
  return body.data[field];
}
const create = async (name: string) => {
  const { competitions, ...failure } = await run('createCompetition', { name });
  return competitions?.at(-1) ?? failure;
};
async function logged() {
  const entries = await site.database.auditEntry.findMany({
    where: { subjectType: 'competition' },
    orderBy: { id: 'desc' },
    take: 1,
  });
  return entries.map(({ action, subject, changes }) => ({ action, subject, changes }))[0];
}

test('a new competition comes last and can be chosen for matches', async () => {
  expect(await create(' LIGA ')).toEqual({
    id: expect.any(String),
    name: 'LIGA',
    isActive: true,
    matchCount: 0,
  });
  await create('COPA');
  const { body } = await manager.graphql(`{ ${LIST} }`);
  expect(body.data.competitions.map(({ name }: { name: string }) => name)).toEqual(['LIGA', 'COPA']);
  expect(await logged()).toEqual({ action: 'create', subject: 'COPA', changes: null });
});

test.each([
  ['', 'El nombre es requerido'],
  ['· –', 'El nombre es requerido'],
  ['a'.repeat(61), 'El nombre no puede superar los 60 caracteres'],
  ['LIGA\n', 'LIGA'],
  ['LI\u0000GA', 'El nombre contiene caracteres no permitidos'],
  ['Todos', 'Ese nombre está reservado'],
  ['copa', 'Ya hay una competición con este nombre'],
])('the name %j: %s', async (name, answer) => {
  await create('COPA');
  expect(Object.values(await create(name))).toContain(answer);
});

test.each(['copa  CATALÀ', 'Copa Catala\u0300', 'Co\u200Bpa\u00A0Català', 'Ｃopa Català'])(
  'the name %j is the one of «Copa Català»',
  async (name) => {
    await create('Copa Català');
    expect(await create(name)).toMatchObject({ message: 'Ya hay una competición con este nombre' });
    const { id } = await create('Liga');
    expect(await run('updateCompetition', { id, name })).toMatchObject({
      message: 'Ya hay una competición con este nombre',
    });
  },
);

describe('renaming', () => {
  test('renames its matches in the same transaction and changes nothing else of them', async () => {
    const { id } = await create('LIGA');
    const [first, second] = [
      await createMatch(site.database, { competition: 'LIGA' }),
      await createMatch(site.database, { competition: 'COPA' }),
    ];
    const { competitions } = await run('updateCompetition', { id, name: 'PRIMERA FEB' });
    expect(competitions).toEqual([{ id, name: 'PRIMERA FEB', isActive: true, matchCount: 1 }]);
    const matches = await site.database.match.findMany({ orderBy: { id: 'asc' } });
    // They count as changed, so that calendars show the new name.
    const renamed = {
      competition: 'PRIMERA FEB',
      updatedAt: expect.any(Date),
    };
    expect(matches).toEqual([{ ...first, ...renamed }, second]);
    expect(Number(matches[0]?.updatedAt)).toBeGreaterThanOrEqual(Number(first.updatedAt) + 1000);
    expect(await logged()).toEqual({
      action: 'update',
      subject: 'PRIMERA FEB',
      changes: { name: ['LIGA', 'PRIMERA FEB'] },
    });
    const { body } = await site.visitor.graphql('{ calendarStats { competitions } }');
    expect(body.data.calendarStats.competitions).toEqual(['PRIMERA FEB', 'COPA']);
  });

  test('may change only the case, but cannot use the name of another competition', async () => {
    const { id } = await create('Liga');
    await create('Copa');
    expect((await run('updateCompetition', { id, name: 'LIGA' })).competitions[0].name).toBe('LIGA');
    expect((await run('updateCompetition', { id, name: 'COPA' })).message).toBe(
      'Ya hay una competición con este nombre',
    );
  });

  test('to the current name changes nothing', async () => {
    const { id } = await create('LIGA');
    await run('updateCompetition', { id, name: 'LIGA', isActive: true });
    expect((await logged())?.action).toBe('create');
  });
});

test('the order is that of the calendar’s filter', async () => {
  for (const name of ['A', 'B', 'C']) await create(name);
  for (const competition of ['A', 'B', 'C']) await createMatch(site.database, { competition });
  const { id } = (await manager.graphql(`{ ${LIST} }`)).body.data.competitions[2];
  const { competitions } = await run('moveCompetition', { id, position: 0 });
  expect(competitions.map(({ name }: { name: string }) => name)).toEqual(['C', 'A', 'B']);
  expect(await logged()).toEqual({ action: 'move', subject: 'C', changes: { place: [3, 1] } });
  const { body } = await site.visitor.graphql('{ calendarStats { competitions } }');
  expect(body.data.calendarStats.competitions).toEqual(['C', 'A', 'B']);
});

test('a competition with matches cannot be deleted, one without matches can', async () => {
  const { id } = await create('LIGA');
  const match = await createMatch(site.database, { competition: 'LIGA' });
  expect(await run('deleteCompetition', { id })).toEqual({
    __typename: 'CompetitionInUseError',
    message: 'Hay un partido de esta competición: desactívala en lugar de eliminarla',
  });
  expect(await site.database.competition.count()).toBe(1);
  await site.database.match.delete({ where: { id: match.id } });
  expect((await run('deleteCompetition', { id })).competitions).toEqual([]);
  expect(await run('deleteCompetition', { id })).toMatchObject({ __typename: 'NotFoundError' });
  expect(await logged()).toMatchObject({ action: 'delete', subject: 'LIGA' });
});
