import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bomb, picture } from '../../platform/files/pictures.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { RATINGS } from './players.fixture.ts';

let site: TestSite;
let manager: Caller;
let small: Buffer;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('sports_manager');
  small = await picture(8, 4).png().toBuffer();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.player.deleteMany();
  fs.rmSync(path.join(site.dataDir, 'uploads/players'), { recursive: true, force: true });
});

const PLAYER = `id dorsal name position country atkOverall shooting finishing concentration passing defOverall steal block
  perimeter interior primaryQuality secondaryQuality profileImage isActive overall`;
const document = (name: 'CreatePlayer' | 'UpdatePlayer') => {
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  return `mutation ($input: ${name}Input!) { ${field}(input: $input) {
    __typename ... on ${name}Success { player { ${PLAYER} } }
    ... on UserError { code message } ... on ValidationError { fields { path message } }
  } }`;
};
const DELETE = `mutation ($input: DeletePlayerInput!) { deletePlayer(input: $input) {
  __typename ... on DeletePlayerSuccess { id } ... on UserError { code message }
} }`;

async function send(query: string, input: object, image?: Buffer, caller = manager) {
  if (!image) return caller.graphql(query, { input });
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { ...input, picture: null } } }));
  form.append('map', '{"0":["variables.input.picture"]}');
  form.append('0', new Blob([Uint8Array.from(image)], { type: 'image/png' }), 'foto.png');
  return caller.request('POST', '/graphql', form);
}
async function run(query: string, input: object, image?: Buffer) {
  const { body } = await send(query, input, image);
  expect(body.errors).toBeUndefined();
  return Object.values<ReturnType<typeof JSON.parse>>(body.data)[0];
}
const fine = { dorsal: 7, name: 'Luka Marenić', position: ['SF', 'SG'], country: 'Croacia', ...RATINGS };
const create = (input: object = {}, image?: Buffer) =>
  run(document('CreatePlayer'), { ...fine, ...input }, image);
const update = (input: object, image?: Buffer) => run(document('UpdatePlayer'), input, image);

function stored(): string[] {
  const folder = path.join(site.dataDir, 'uploads/players');
  return fs.existsSync(folder) ? fs.readdirSync(folder).toSorted() : [];
}
/** A player with their place in the squad. */
async function storedPlayer() {
  const place = await site.database.squadPlace.findFirst({ include: { player: true } });
  return place && { ...place, ...place.player };
}
async function logged(id: string) {
  const where = { subjectType: 'player', subjectId: id };
  const entries = await site.database.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
  return entries.map(({ action, subject, changes }) => ({ action, subject, changes }));
}

describe('a new player', () => {
  test('is in the squad at once, with the main position first', async () => {
    const { player } = await create({ primaryQuality: ' Tiro ', secondaryQuality: '' });
    expect(player).toEqual({
      ...fine,
      id: expect.any(String),
      primaryQuality: 'Tiro',
      secondaryQuality: null,
      profileImage: null,
      isActive: true,
      overall: 75,
    });
    const { body } = await site.visitor.graphql('{ players { name } }');
    expect(body.data.players).toEqual([{ name: 'Luka Marenić' }]);
    expect(await logged(player.id)).toEqual([{ action: 'create', subject: 'Luka Marenić', changes: null }]);
  });

  test.each([
    ['dorsal', -1, 'El dorsal debe ser un número entre 0 y 99'],
    ['dorsal', 100, 'El dorsal debe ser un número entre 0 y 99'],
    ['name', ' 7 ', 'El nombre es requerido'],
    ['name', 'a'.repeat(61), 'El nombre no puede superar los 60 caracteres'],
    ['country', '', 'El país es requerido'],
    ['position', [], 'Elige al menos una posición'],
    ['position', ['PG', 'PG'], 'Cada posición puede estar una sola vez'],
    ['block', 100, 'Debe ser un número entre 0 y 99'],
    ['interior', -1, 'Debe ser un número entre 0 y 99'],
    ['primaryQuality', 'a'.repeat(41), 'La cualidad no puede superar los 40 caracteres'],
    ['profileImage', 'javascript:alert(1)', 'La imagen debe ser una URL válida'],
    ['profileImage', '/uploads/news/otra.webp', 'La imagen debe ser una URL válida'],
  ])('%s %j: %s', async (field, value, message) => {
    const refused = { __typename: 'ValidationError', fields: [{ path: field, message }] };
    expect(await create({ [field]: value }, small)).toMatchObject(refused);
    expect([await site.database.player.count(), stored()]).toEqual([0, []]);
    const { player } = await create();
    expect(await update({ id: player.id, steal: 1, [field]: value })).toMatchObject(refused);
    expect(await storedPlayer()).toMatchObject({ steal: RATINGS.steal, dorsal: 7 });
  });

  test('cannot have the number of another player, also of a former one', async () => {
    const { player } = await create();
    const message = 'El dorsal 7 lo lleva Luka Marenić';
    expect(await create({ name: 'Nil' }, small)).toMatchObject({ fields: [{ path: 'dorsal', message }] });
    await update({ id: player.id, isActive: false });
    expect(await create({ name: 'Nil' })).toMatchObject({
      fields: [{ path: 'dorsal', message: `${message}, que no está activo` }],
    });
    expect(stored()).toEqual([]);
    const other = (await create({ dorsal: 8 })).player;
    expect((await update({ id: other.id, dorsal: 7 })).fields[0].path).toBe('dorsal');
    expect((await update({ id: other.id, dorsal: 8, name: 'Nil' })).player.name).toBe('Nil');
  });

  test('of ten concurrent ones with the same number one is created, and nine get an error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create({ name: `Jugador ${'abcdefghij'[index]}` })),
    );
    const kinds = answers.map(({ __typename }) => __typename).toSorted();
    expect(kinds).toEqual(['CreatePlayerSuccess', ...Array(9).fill('ValidationError')]);
    const refused = answers.flatMap(({ fields }) => fields ?? []);
    expect(refused.map(({ path: field }: { path: string }) => field)).toEqual(Array(9).fill('dorsal'));
  });
});

describe('changing a player', () => {
  test('keeps omitted fields, and the audit log has both values', async () => {
    const { player } = await create({ primaryQuality: 'Tiro' });
    const changed = await update({ id: player.id, shooting: 99, primaryQuality: null, position: ['SF'] });
    expect(changed.player).toEqual({ ...player, shooting: 99, primaryQuality: null, position: ['SF'] });
    expect((await logged(player.id))[1]).toEqual({
      action: 'update',
      subject: 'Luka Marenić',
      changes: { shooting: [81, 99], primaryQuality: ['Tiro', null], position: [['SF', 'SG'], ['SF']] },
    });
    await update({ id: player.id, shooting: 99 });
    expect(await logged(player.id)).toHaveLength(2);
  });

  test('can remove them from the squad and add them again', async () => {
    const { player } = await create();
    const squad = async () => (await site.visitor.graphql('{ players { id } }')).body.data.players;
    await update({ id: player.id, isActive: false });
    expect(await squad()).toEqual([]);
    await update({ id: player.id, isActive: true });
    expect(await squad()).toHaveLength(1);
  });

  test.each(['0', '999999', 'nada'])('fails for the unknown id %s', async (id) => {
    const gone = { code: 'NOT_FOUND', message: 'El jugador no existe o ha sido eliminado' };
    expect(await update({ id, steal: 1 }, small)).toMatchObject(gone);
    expect(await run(DELETE, { id })).toMatchObject(gone);
    expect(stored()).toEqual([]);
  });
});

describe('a picture', () => {
  test('is rotated upright, loses its metadata, is stored in three sizes and served', async () => {
    const sent = await picture(2000, 1000)
      .withExif({ IFD0: { Make: 'Cámara secreta' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { player } = await create({}, sent);
    expect(player.profileImage).toMatch(/^\/uploads\/players\/luka-marenic-\d{13}-[0-9a-f]{6}\.webp$/);
    expect(stored()).toHaveLength(3);
    const response = await fetch(site.url + player.profileImage);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height, exif]).toEqual([1000, 2000, undefined]);
  });

  test('is deleted when it is replaced or removed, and with its player', async () => {
    const { player } = await create({}, small);
    const first = stored();
    const { player: next } = await update({ id: player.id }, small);
    expect(stored()).toHaveLength(3);
    expect(stored()).not.toEqual(first);
    expect(
      (await update({ id: player.id, steal: 1, profileImage: next.profileImage })).player.profileImage,
    ).toBe(next.profileImage);
    expect(stored()).toHaveLength(3);
    await update({ id: player.id, profileImage: '' });
    expect(stored()).toEqual([]);
    await update({ id: player.id }, small);
    expect(await run(DELETE, { id: player.id })).toEqual({
      __typename: 'DeletePlayerSuccess',
      id: player.id,
    });
    expect(stored()).toEqual([]);
    expect((await logged(player.id)).map(({ action }) => action)).toEqual([
      'create',
      'update',
      'update',
      'update',
      'update',
      'delete',
    ]);
  });

  test.each([
    [
      'a bomb',
      () => bomb(30_000),
      { __typename: 'ValidationError', message: 'La imagen tiene demasiados píxeles' },
    ],
    ['half a file', () => small.subarray(0, 50), { message: 'La imagen está dañada o incompleta' }],
    ['an SVG', () => Buffer.from('<svg/>'), { message: 'Solo se permiten archivos JPG, PNG y WEBP' }],
  ])('%s is refused, and nothing is changed', async (_what, image, answer) => {
    expect(await create({}, image())).toMatchObject(answer);
    expect([await site.database.player.count(), stored()]).toEqual([0, []]);
    const { player } = await create();
    expect(await update({ id: player.id, steal: 1 }, image())).toMatchObject(answer);
    expect(await storedPlayer()).toMatchObject({
      steal: RATINGS.steal,
      profileImage: null,
    });
  });

  test('of a caller without permission is never read', async () => {
    const editor = await site.signedIn('editor');
    const { body } = await send(document('CreatePlayer'), fine, small, editor);
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(stored()).toEqual([]);
  });
});

test('the list of staff has search, filters, sorting and pages', async () => {
  await create({ dorsal: 4, name: 'Toni Bauzà', position: ['PG'], country: 'España', atkOverall: 88 });
  await create({
    dorsal: 9,
    name: 'Ousmane Baldeh',
    position: ['C', 'PF'],
    country: 'Gambia',
    isActive: false,
  });
  await create({
    dorsal: 44,
    name: 'Nil Cardona',
    position: ['SG', 'PG'],
    country: 'España',
    atkOverall: 60,
  });
  const list = async (args: string) => {
    const { body } = await manager.graphql(`{ staffPlayers${args} { totalCount items { dorsal } } }`);
    return body.data.staffPlayers.items.map(({ dorsal }: { dorsal: number }) => dorsal);
  };
  expect(await list('')).toEqual([4, 9, 44]);
  expect(await list('(filter: {search: "españa"})')).toEqual([4, 44]);
  expect(await list('(filter: {search: "4"})')).toEqual([4]);
  expect(await list('(filter: {search: "baldeh"})')).toEqual([9]);
  expect(await list('(filter: {position: PG})')).toEqual([4, 44]);
  expect(await list('(filter: {active: false})')).toEqual([9]);
  expect(await list('(sort: ATTACK, descending: true)')).toEqual([4, 9, 44]);
  expect(await list('(sort: NAME, page: 2, pageSize: 2)')).toEqual([4]);
});
