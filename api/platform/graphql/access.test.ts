import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  execute,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { Role, type Database } from '../database/client.ts';
import { openStorage } from '../files/open-storage.ts';
import { inlineQueue } from '../jobs/inline-queue.ts';
import { LiveMatches } from '../../domains/matches/live-matches.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { receivedUpload } from '../http/received-upload.ts';
import { UploadedFile } from '../http/uploads.ts';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import { RATINGS, addPlayers } from '../../domains/players/players.fixture.ts';
import {
  COMMERCIAL,
  STAFF,
  EVERYONE,
  ROOT_FIELDS,
  OPEN_TYPES,
  GUARDED_TYPES,
} from '../../testing/access-table.ts';
import { testDatabase } from '../../testing/database.ts';
import type { Context } from './context.ts';
import { presentError } from './errors.ts';
import { schema } from '../../domains/schema.ts';

// The access rules of the whole schema: a field that is missing in this table fails the test.

const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);

let database: Database;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-access-'));
const picture = path.join(dataDir, 'not-a-picture');

beforeAll(async () => {
  database = await testDatabase();
  fs.writeFileSync(picture, 'not a picture');
});
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

function contextOf(viewer: Context['viewer']): Context {
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' });
  return {
    schema,
    database,
    config,
    files: openStorage(config),
    limits: createRateLimits(database, 1000),
    vapidPublicKey: 'a key',
    viewer,
    request: { id: 'none', origin: 'http://localhost', operation: undefined, tables: new Set() },
    isTrustedDocument: false,
    address: '127.0.0.1',
    invalidationsApplied: async () => {},
    live: new LiveMatches(database),
    queue: inlineQueue(),
    session: { start: () => {}, end: () => {} },
    device: { cookie: null, remember: () => {} },
  };
}

/** A value of the right type that changes nothing. */
function harmless(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return harmless(type.ofType);
  if (isListType(type)) return [harmless(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, harmless(field.type)]));
  }
  if (type.name === 'File') {
    const claims = { fileName: 'x', mimeType: 'x/x' };
    return receivedUpload(new UploadedFile({ ...claims, path: picture, size: 13, sha256: '0' }));
  }
  return { ID: '0', Int: 1, Boolean: false, DateTime: '2026-01-01T00:00:00Z' }[type.name] ?? '';
}

/** Runs a root field as a viewer. @returns the code of the refusal, or null if the viewer has access */
async function refusal(address: string, viewer: Context['viewer']): Promise<unknown> {
  const [typeName = '', fieldName = ''] = address.split('.');
  const field = (schema.getType(typeName) as GraphQLObjectType).getFields()[fieldName];
  if (!field) throw new Error(`${address} is in the table but not in the schema`);
  const args = field.args.filter((argument) => isNonNullType(argument.type));
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const { data, errors } = await execute({
    schema,
    document: parse(
      `${typeName.toLowerCase()} Try${declared && `(${declared})`} { ${fieldName}${passed && `(${passed})`} ${
        isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
      } }`,
    ),
    variableValues: Object.fromEntries(args.map(({ name, type }) => [name, harmless(type)])),
    contextValue: contextOf(viewer),
  });
  const code = errors?.[0] && presentError(errors[0]).extensions.code;
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return code;
  // Access granted: it responds, or refuses the harmless values as invalid.
  const answered = code === undefined && data?.[fieldName] !== undefined;
  if (!answered && code !== 'BAD_USER_INPUT') throw new Error(`${address} answered ${String(code)}`);
  return null;
}

test('every root field is in the table', () => {
  const actual = ['Query', 'Mutation'].flatMap((name) =>
    Object.keys((schema.getType(name) as GraphQLObjectType).getFields()).map((field) => `${name}.${field}`),
  );
  expect(actual.toSorted()).toEqual(Object.keys(ROOT_FIELDS).toSorted());
});

test('only public data can be subscribed to', () => {
  expect(Object.keys(schema.getSubscriptionType()?.getFields() ?? {})).toEqual(['match']);
});

test('every type is open, guarded, or the result of a mutation', () => {
  const others = objectTypes
    .map((type) => type.name)
    .filter(
      (name) => !['Query', 'Mutation', 'Subscription'].includes(name) && !/(Success|Error)$/.test(name),
    );
  expect([...others, 'FieldError'].toSorted()).toEqual([...OPEN_TYPES, ...GUARDED_TYPES].toSorted());
});

describe.each(Object.entries(ROOT_FIELDS))('%s', (address, access) => {
  test('without a signed-in user', async () => {
    const expected = access === EVERYONE ? null : 'UNAUTHENTICATED';
    expect(await refusal(address, null)).toBe(expected);
  });

  test.each(Object.values(Role))('as %s', async (role) => {
    const { id } = await database.user.create({
      data: {
        name: role,
        email: `${role}-${address.toLowerCase()}@prueba.test`,
        password: 'x',
        role,
        roles: [role],
      },
    });
    const allowed = typeof access === 'string' || access.includes(role);
    const viewer = { id, role, roles: [role], sessionId: 'none' };
    expect(await refusal(address, viewer)).toBe(allowed ? null : 'FORBIDDEN');
  });
});

describe('other users’ rows', () => {
  const people = `query { users { items { id name email role roles registrationDate tickets { id qrCode } } } }`;

  async function run(source: string, viewer: Context['viewer']) {
    return execute({ schema, document: parse(source), contextValue: contextOf(viewer) });
  }

  test('an administrator reads accounts, but not the tickets of other users', async () => {
    const admin = await database.user.create({
      data: { name: 'Admin', email: 'admin@prueba.test', password: 'x', role: 'admin', roles: ['admin'] },
    });
    const viewer = { ...admin, sessionId: 'none' };
    const plain = await run(people.replace('tickets { id qrCode }', ''), viewer);
    expect(plain.errors).toBeUndefined();
    const { errors } = await run(people, viewer);
    expect(errors?.map((error) => presentError(error).extensions.code)).toContain('FORBIDDEN');
  });

  test('only roles that manage sponsors see whether one is hidden', async () => {
    await database.sponsor.create({ data: { name: 'Visible', category: 'oro' } });
    const viewer = (role: Role) => ({ id: 1, role, roles: [role], sessionId: 'none' });
    const asked = '{ sponsors { isVisible } }';
    const allowed = await run(asked, viewer('commercial_manager'));
    expect(allowed.data).toEqual({ sponsors: [{ isVisible: true }] });
    for (const other of [null, viewer('editor')]) {
      const { data, errors } = await run(asked, other);
      expect(data).toBeNull();
      expect(errors?.map((error) => presentError(error).extensions.code)).toEqual([
        other ? 'FORBIDDEN' : 'UNAUTHENTICATED',
      ]);
    }
  });

  test('only roles that write news see the number of articles of a category, with drafts', async () => {
    await database.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
    const viewer = (role: Role) => ({ id: 1, role, roles: [role], sessionId: 'none' });
    const asked = '{ newsCategories { articleCount } }';
    expect((await run(asked, viewer('blogger'))).data).toEqual({ newsCategories: [{ articleCount: 0 }] });
    for (const other of [null, viewer('sports_manager')]) {
      const { data, errors } = await run(asked, other);
      expect([data, errors?.length]).toEqual([null, 1]);
    }
  });

  const SEES: Readonly<Record<string, readonly Role[]>> = {
    tickets: ['admin', 'commercial_manager', 'sports_manager'],
    homeMatches: ['admin', 'commercial_manager', 'sports_manager'],
    takings: COMMERCIAL,
    refundDue: COMMERCIAL,
    unsettledMatches: ['admin', 'sports_manager'],
    members: COMMERCIAL,
    signUps: COMMERCIAL,
    newInquiries: COMMERCIAL,
    passesToReview: COMMERCIAL,
    news: ['admin', 'editor'],
    reportedComments: ['admin', 'editor'],
    recentActivity: STAFF,
    // Null for all, because this site has no certificate.
    appleWalletEndsAt: [],
  };

  test.each(STAFF)('the dashboard shows %s its own figures, and no others', async (role) => {
    const shown = Object.values((schema.getType('Dashboard') as GraphQLObjectType).getFields());
    const fields = shown.map(({ name }) => name);
    expect(fields.toSorted()).toEqual(Object.keys(SEES).toSorted());
    const asked = shown.map(({ name, type }) =>
      isLeafType(getNamedType(type)) ? name : `${name} { __typename }`,
    );
    const viewer = { id: 1, role, roles: [role], sessionId: 'none' };
    const { data, errors } = await run(`{ dashboard { ${asked.join(' ')} } }`, viewer);
    expect(errors).toBeUndefined();
    const told = Object.entries(data?.dashboard ?? {}).flatMap(([name, value]) =>
      value === null ? [] : [name],
    );
    expect(told.toSorted()).toEqual(fields.filter((name) => SEES[name]?.includes(role)).toSorted());
  });

  test.each([
    ['ticketsSold', ['sports_manager', 'commercial_manager'], ['editor', 'visitor']],
    ['ticketsHeld', ['sports_manager', 'commercial_manager'], ['editor', 'visitor']],
    ['ownTicketPrice', ['sports_manager', 'commercial_manager'], ['editor', 'visitor']],
    ['holdersToTell', ['sports_manager'], ['commercial_manager', 'editor', 'visitor']],
    ['notices { id }', ['sports_manager'], ['commercial_manager', 'editor', 'visitor']],
    ['returnHours', ['admin', 'commercial_manager'], ['sports_manager', 'visitor']],
    ['offerMinutes', ['admin', 'commercial_manager'], ['sports_manager', 'visitor']],
    ['hasWaitingList', ['admin', 'commercial_manager'], ['sports_manager', 'visitor']],
  ] as const)('%s of a match is for those who plan it or sell its seats', async (field, staff, others) => {
    const match = await createMatch(database, { opponent: `Rival de ${field}`, ticketPrice: '12' });
    const asked = `{ match(id: ${match.id}) { ${field} } }`;
    const viewer = (role: Role) => ({ id: 1, role, roles: [role], sessionId: 'none' });
    for (const role of [...staff, 'admin'] as const) {
      expect((await run(asked, viewer(role))).data?.['match']).toHaveProperty(field.split(' ')[0] ?? '');
    }
    for (const other of [null, ...others]) {
      const { data, errors } = await run(asked, other && viewer(other));
      expect(JSON.stringify(data)).not.toMatch(/\d/);
      expect(errors?.map((error) => presentError(error).extensions.code)).toEqual([
        other ? 'FORBIDDEN' : 'UNAUTHENTICATED',
      ]);
    }
  });

  test.each(['isActive', 'updatedAt'])(
    'only roles that manage the squad see %s of a player',
    async (field) => {
      await database.player.deleteMany();
      await addPlayers(database, [
        { dorsal: 7, name: 'Nil', position: ['PG'], country: 'España', ...RATINGS },
      ]);
      const asked = `{ players { ${field} } }`;
      const viewer = (role: Role) => ({ id: 1, role, roles: [role], sessionId: 'none' });
      expect((await run(asked, viewer('sports_manager'))).data?.['players']).toHaveLength(1);
      for (const other of [null, viewer('commercial_manager'), viewer('visitor')]) {
        const { data, errors } = await run(asked, other);
        expect([data, errors && presentError(errors[0]).extensions.code]).toEqual([
          null,
          other ? 'FORBIDDEN' : 'UNAUTHENTICATED',
        ]);
      }
    },
  );

  test('the viewer is always the signed-in user, with any role', async () => {
    const person = await database.user.create({
      data: { name: 'Sola', email: 'sola@prueba.test', password: 'x', roles: ['visitor'] },
    });
    const { data } = await run('{ viewer { id email } }', { ...person, sessionId: 'none' });
    expect(data).toEqual({ viewer: { id: String(person.id), email: 'sola@prueba.test' } });
  });
});

test('everything in the schema has a description', () => {
  const undescribed = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !type.description)
    .map((type) => type.name);
  expect(undescribed).toEqual([]);
});
