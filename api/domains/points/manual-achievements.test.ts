import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createAchievements } from './points.fixture.ts';

let site: TestSite;
let admin: Caller;
let fan: Caller;
let manual: number;
let counted: number;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  admin = await site.signedIn('admin');
  [manual = 0, counted = 0] = await createAchievements(
    site.database,
    { ruleKind: 'manual', threshold: 0 },
    { ruleKind: 'tickets', threshold: 1 },
    { ruleKind: 'manual', threshold: 9, isActive: false },
  );
});
afterAll(() => site.close());

beforeEach(async () => {
  fan = await site.signedIn('socio');
});

const FAILURE = `... on UserError { code message } ... on ValidationError { fields { path message } }
  ... on ChangedMeanwhileError { by }`;
const RESULT = 'achievement { id achievementId name points earnedAt }';
const GRANT = `mutation ($input: GrantAchievementInput!) { done: grantAchievement(input: $input) {
  __typename ... on GrantAchievementSuccess { ${RESULT} } ... on UserError { code message } ... on ChangedMeanwhileError { by } } }`;
const REVOKE = `mutation ($input: RevokeAchievementInput!) { done: revokeAchievement(input: $input) {
  __typename ... on RevokeAchievementSuccess { ${RESULT} } ${FAILURE} } }`;

const fanId = () => fan.user?.id ?? 0;
const awarding = (changes: object = {}) => ({
  userId: String(fanId()),
  achievementId: String(manual),
  ...changes,
});

async function act(document: string, input: object) {
  const { body } = await admin.graphql(document, { input });
  expect(body.errors).toBeUndefined();
  return body.data.done;
}

async function seenByFan() {
  const { body } = await fan.graphql(`{ viewer {
    achievements { id earnedAt announced } points { totalPoints history(limit: 20) { action points description } } } }`);
  const { achievements, points } = body.data.viewer;
  return { earned: achievements.find(({ id }: { id: string }) => id === String(manual)), ...points };
}

const logged = async () => (await site.database.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 }))[0];

test('an administrator awards it, and the person sees it, its points and its announcement', async () => {
  const before = await seenByFan();
  expect(before.earned).toBeUndefined();
  const { achievement } = await act(GRANT, awarding());
  expect(achievement).toMatchObject({
    achievementId: String(manual),
    points: 7,
    earnedAt: expect.any(String),
  });

  const after = await seenByFan();
  expect(after.earned).toMatchObject({ announced: false, earnedAt: achievement.earnedAt });
  expect(after.totalPoints - before.totalPoints).toBe(7);
  expect(after.history).toContainEqual({
    action: 'achievement',
    points: 7,
    description: 'Logro conseguido: manual 0',
  });
  expect(await logged()).toMatchObject({
    action: 'grant',
    subjectType: 'achievement',
    subjectId: `${fanId()}-${manual}`,
    subject: 'manual 0',
    actorId: admin.user?.id,
  });
});

test('each person gets it once, also when two administrators award it at once', async () => {
  const results = await Promise.all([act(GRANT, awarding()), act(GRANT, awarding())]);
  expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
    'ChangedMeanwhileError',
    'GrantAchievementSuccess',
  ]);
  expect(results.find(({ code }) => code)).toMatchObject({ code: 'CHANGED_MEANWHILE', by: admin.user?.name });
  const where = { userId: fanId(), achievementId: manual };
  expect(await site.database.userAchievement.count({ where })).toBe(1);
  expect(await site.database.pointsEntry.count({ where: { userId: fanId(), action: 'achievement' } })).toBe(
    1,
  );
});

test('it is taken back with a reason, and its points with it', async () => {
  const before = await seenByFan();
  await act(GRANT, awarding());
  const { achievement } = await act(REVOKE, awarding({ reason: ' Se concedió  por error ' }));
  expect(achievement).toMatchObject({ achievementId: String(manual), earnedAt: null });
  expect(await seenByFan()).toEqual(before);
  expect(await logged()).toMatchObject({
    action: 'revoke',
    subject: 'manual 0',
    changes: { reason: [null, 'Se concedió por error'] },
  });
  // And it can be awarded again.
  expect(await act(GRANT, awarding())).toMatchObject({ __typename: 'GrantAchievementSuccess' });
});

test.each([
  ['', 'Escribe el motivo'],
  ['\u3164', 'Escribe el motivo'],
  ['x'.repeat(201), 'El motivo no puede superar los 200 caracteres'],
])('a reason is required: %j', async (reason, message) => {
  await act(GRANT, awarding());
  expect(await act(REVOKE, awarding({ reason }))).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'reason', message }],
  });
  expect((await seenByFan()).earned).toBeDefined();
});

test('what is not there cannot be taken back', async () => {
  expect(await act(REVOKE, awarding({ reason: 'Por error' }))).toMatchObject({ code: 'CHANGED_MEANWHILE' });
});

test.each([
  [() => ({ achievementId: String(counted) }), 'Este logro no se concede a mano'],
  [() => ({ achievementId: '999999' }), 'Este logro no se concede a mano'],
  [() => ({ achievementId: 'x' }), 'Este logro no se concede a mano'],
  [() => ({ userId: '999999' }), 'Esta cuenta ya no existe'],
])('others cannot be awarded, nor to nobody: %#', async (changes, message) => {
  expect(await act(GRANT, awarding(changes()))).toMatchObject({ code: 'NOT_FOUND', message });
  expect(await act(REVOKE, awarding({ ...changes(), reason: 'Por error' }))).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('one that is no longer awarded is refused, and listed only for those who have it', async () => {
  const retired = await site.database.achievement.findFirstOrThrow({ where: { isActive: false } });
  const list = async () => {
    const { body } = await admin.graphql(
      `query ($id: ID!) { manualAchievements(userId: $id) { achievementId name earnedAt } }`,
      { id: String(fanId()) },
    );
    return body.data.manualAchievements;
  };
  expect(await act(GRANT, awarding({ achievementId: String(retired.id) }))).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await list()).toEqual([{ achievementId: String(manual), name: 'manual 0', earnedAt: null }]);
  await site.database.userAchievement.create({ data: { userId: fanId(), achievementId: retired.id } });
  expect(await list()).toHaveLength(2);
  await act(REVOKE, awarding({ achievementId: String(retired.id), reason: 'Ya no existe' }));
  expect(await list()).toHaveLength(1);
});

test('the log names the person as they are called now', async () => {
  await act(GRANT, awarding());
  await site.database.user.update({ where: { id: fanId() }, data: { name: 'Ana Mas' } });
  const { body } = await admin.graphql(
    '{ auditLog(pageSize: 1) { items { action subjectType subject currentName } } }',
  );
  expect(body.data.auditLog.items).toEqual([
    { action: 'GRANT', subjectType: 'ACHIEVEMENT', subject: 'manual 0', currentName: 'Ana Mas' },
  ]);
});
