import { randomUUID } from 'node:crypto';
import { isInputObjectType, getNullableType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from './domains/schema.ts';
import { testPostgres, type TestPostgres } from './testing/postgres.ts';
import { namedAdmin, serveTestSite, type Caller, type TestSite } from './testing/site.ts';
import { addPlayers } from './domains/players/players.fixture.ts';

// Two members of staff edit the same thing at the same time, on a real PostgreSQL: what they changed merges, and where both
// changed one field to different values, the second is asked.

let postgres: TestPostgres;
let site: TestSite;
let one: Caller;
let other: Caller;

beforeAll(async () => {
  postgres = await testPostgres();
  site = await serveTestSite(postgres.prisma);
  [one, other] = [await namedAdmin(site, 'Marta Pons'), await namedAdmin(site, 'Joan Riera')];
});
afterAll(async () => {
  await site.close();
  await postgres.close();
});

type Fields = Record<string, unknown>;

/** An edited thing: two fields as they are, and other values for them, as the API takes them. */
interface Edited {
  make(): Promise<number>;
  read(id: number): Promise<unknown>;
  was: Fields;
  first: Fields;
  second: Fields;
  /** The field of the input that says what is edited; by default `id`. */
  named?: string;
  /** The present value of the first field in a conflict, if it is written differently. */
  current?: string;
}

const player = {
  dorsal: 7,
  position: ['PG' as const],
  country: 'ES',
  atkOverall: 70,
  shooting: 70,
  finishing: 70,
  concentration: 70,
  passing: 70,
  defOverall: 70,
  steal: 70,
  block: 70,
  perimeter: 70,
  interior: 70,
};
const teams = { homeTeam: 'PMB', awayTeam: 'Menorca', opponent: 'Menorca', isHome: true };
const asStored = (id: number) => ({ where: { id } });

/** A new table. */
async function edition() {
  const { prisma } = postgres;
  await prisma.competitionEdition.deleteMany();
  const name = 'Torneo';
  const { id: competitionId } = await prisma.competition.upsert({
    where: { name },
    create: { name },
    update: {},
  });
  const days = { firstDay: new Date('2060-07-01'), lastDay: new Date('2061-06-30') };
  const create = { year: 2060, label: '2060/61', ...days };
  await prisma.season.upsert({ where: { year: 2060 }, create, update: {} });
  return prisma.competitionEdition.create({ data: { competitionId, season: 2060 } });
}

const EDITED: Record<string, Edited> = {
  updateProduct: {
    make: async () =>
      (
        await postgres.prisma.product.create({
          data: { name: 'Bufanda', price: '12.50', category: 'Ropa', stock: 1 },
        })
      ).id,
    read: (id) => postgres.prisma.product.findUniqueOrThrow(asStored(id)),
    was: { price: '12,5', name: 'Bufanda' },
    first: { price: '13' },
    second: { name: 'Bufanda verde' },
    current: '"13.00"',
  },
  updateSponsor: {
    make: async () =>
      (await postgres.prisma.sponsor.create({ data: { name: 'Sol', category: 'oro', website: null } })).id,
    read: (id) => postgres.prisma.sponsor.findUniqueOrThrow(asStored(id)),
    was: { category: 'ORO', website: null },
    first: { category: 'PLATA' },
    second: { website: 'https://sol.example' },
    current: '"plata"',
  },
  updatePlayer: {
    make: async () => {
      await postgres.prisma.player.deleteMany();
      return (await addPlayers(postgres.prisma, [{ ...player, name: 'Pau' }]))[0]?.playerId ?? -1;
    },
    read: async (id) => {
      const {
        player: known,
        playerId: _playerId,
        ...place
      } = await postgres.prisma.squadPlace.findFirstOrThrow({
        where: { playerId: id },
        include: { player: true },
      });
      return { ...place, ...known };
    },
    was: { position: ['PG'], name: 'Pau' },
    first: { position: ['SG', 'PG'] },
    second: { name: 'Pau Mas' },
  },
  updateNewsCategory: {
    make: async () => {
      await postgres.prisma.newsCategory.deleteMany();
      const data = { slug: randomUUID(), name: 'Base', color: '#64748b' };
      return (await postgres.prisma.newsCategory.create({ data })).id;
    },
    read: (id) => postgres.prisma.newsCategory.findUniqueOrThrow(asStored(id)),
    was: { name: 'Base', color: '#64748B' },
    first: { name: 'Cantera' },
    second: { color: '#ff0000' },
  },
  updateCompetition: {
    make: async () => {
      await postgres.prisma.competition.deleteMany();
      return (await postgres.prisma.competition.create({ data: { name: 'LIGA' } })).id;
    },
    read: (id) => postgres.prisma.competition.findUniqueOrThrow(asStored(id)),
    was: { name: 'LIGA', isActive: true },
    first: { name: 'COPA' },
    second: { isActive: false },
  },
  updateTeam: {
    make: async () => {
      await postgres.prisma.team.deleteMany({ where: { name: 'Halcones' } });
      return (await postgres.prisma.team.create({ data: { name: 'Halcones', abbreviation: 'HM' } })).id;
    },
    read: (id) => postgres.prisma.team.findUniqueOrThrow(asStored(id)),
    was: { abbreviation: 'HM', colors: [] },
    first: { abbreviation: 'HAM' },
    second: { colors: ['#0b6e78'] },
  },
  updateSeason: {
    named: 'year',
    make: async () => {
      await postgres.prisma.competitionEdition.deleteMany();
      await postgres.prisma.season.deleteMany({ where: { year: { gte: 2060 } } });
      const days = { firstDay: new Date('2060-07-01'), lastDay: new Date('2061-06-30') };
      return (await postgres.prisma.season.create({ data: { year: 2060, label: '2060/61', ...days } })).year;
    },
    read: (year) => postgres.prisma.season.findUniqueOrThrow({ where: { year } }),
    was: { label: '2060/61', lastDay: '2061-06-30' },
    first: { label: 'La sesenta' },
    second: { lastDay: '2061-05-31' },
  },
  updateEdition: {
    make: async () => (await edition()).id,
    read: (id) =>
      postgres.prisma.competitionEdition.findUniqueOrThrow({
        ...asStored(id),
        select: { rules: true, zones: true },
      }),
    was: { rules: 'FIBA', zones: [] },
    first: { rules: 'ACB' },
    second: { zones: [{ kind: 'PLAYOFF', from: 1, to: 8 }] },
    current: '"acb"',
  },
  updateLeagueGame: {
    make: async () => {
      const { id: editionId } = await edition();
      const sides = ['Alfa', 'Beta'].map((name) =>
        postgres.prisma.team.upsert({ where: { name }, create: { name }, update: {} }),
      );
      const [home, away] = await Promise.all(sides);
      const playedAt = new Date('2060-11-20T18:00:00Z');
      const result = { round: 9, playedAt, homePoints: 80, awayPoints: 75 };
      const data = { ...result, editionId, homeTeamId: home?.id ?? 0, awayTeamId: away?.id ?? 0 };
      return (await postgres.prisma.leagueGame.create({ data })).id;
    },
    read: (id) =>
      postgres.prisma.leagueGame.findUniqueOrThrow({ ...asStored(id), omit: { editionId: true } }),
    was: { homePoints: 80, awayPoints: 75 },
    first: { homePoints: 81 },
    second: { awayPoints: 74 },
  },
  updateVenue: {
    make: async () => {
      await postgres.prisma.venue.deleteMany();
      return (await postgres.prisma.venue.create({ data: { name: 'Palau', city: 'Inca' } })).id;
    },
    read: (id) => postgres.prisma.venue.findUniqueOrThrow(asStored(id)),
    was: { city: 'Inca', street: null },
    first: { city: 'Palma' },
    second: { street: 'Carrer Major, 3' },
  },
  updateUser: {
    make: async () =>
      (
        await postgres.prisma.user.create({
          data: { name: 'Blai', email: `${randomUUID()}@prueba.test`, password: '-' },
        })
      ).id,
    read: (id) => postgres.prisma.user.findUniqueOrThrow(asStored(id)),
    was: { name: 'Blai', role: 'VISITOR' },
    first: { name: 'Blai Coll' },
    second: { role: 'EDITOR' },
  },
  updateMatch: {
    make: async () => {
      const matchDate = new Date(Date.now() + 3 * 86_400_000);
      const data = { ...teams, subject: 'PMB – Menorca', competition: 'LIGA', matchDate };
      return (await postgres.prisma.match.create({ data })).id;
    },
    read: (id) => postgres.prisma.match.findUniqueOrThrow(asStored(id)),
    was: { round: '', location: '' },
    first: { round: 'Jornada 12' },
    second: { location: 'Inca' },
  },
  updateTicketSettings: {
    make: async () => EDITED['updateMatch']?.make() ?? 0,
    read: (id) => postgres.prisma.match.findUniqueOrThrow(asStored(id)),
    named: 'matchId',
    was: { returnHours: 2, hasWaitingList: true },
    first: { returnHours: 5 },
    second: { hasWaitingList: false },
  },
};

/** The input of a mutation, if its name does not follow from the mutation’s. */
const INPUTS: Record<string, string> = { updateTicketSettings: 'TicketSettings' };

/** Mutations without `base`, and why. */
const WITHOUT: Record<string, string> = {
  updateArticle: 'A text is edited as a whole: `expectedVersion` is the version it was made on.',
  updatePushPreferences: 'Only the owner of a device changes them, and only the switch that was touched.',
};

/** Edits of one value, which have nothing to merge: `one-value-edits.race.test.ts` tries them. */
const ONE_VALUE = ['nameAbonoLayout', 'setMatchFeed', 'updatePaymentSettings'];

test('every update takes what its fields were, and is tried', () => {
  const updates = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) =>
    /^update|^setMatchFeed$|^nameAbonoLayout$/.test(name),
  );
  const takes = updates.filter(({ args }) => {
    const type = getNullableType(args[0]?.type);
    return isInputObjectType(type) && 'base' in type.getFields();
  });
  const tried = [...Object.keys(EDITED), ...ONE_VALUE];
  expect(takes.map(({ name }) => name).toSorted()).toEqual(tried.toSorted());
  expect(updates.map(({ name }) => name).toSorted()).toEqual([...tried, ...Object.keys(WITHOUT)].toSorted());
});

test('every mutation that sets a value takes what its sender saw', () => {
  const setters = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) =>
    /^(set|record|require|name)[A-Z]/.test(name),
  );
  const without = setters.filter(({ args }) => {
    const type = getNullableType(args[0]?.type);
    return !isInputObjectType(type) || !['seen', 'base', 'isNew'].some((field) => field in type.getFields());
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

/** A row without what differs between two of them in any case. */
function comparable(row: unknown): Fields {
  const { id: _id, email: _email, slug: _slug, search: _search, ...rest } = row as Fields;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => !(value instanceof Date)));
}

async function edit(by: Caller, name: string, { id, ...fields }: Fields) {
  const type = INPUTS[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
  const input = { ...(id !== undefined && { [EDITED[name]?.named ?? 'id']: id }), ...fields };
  const { body } = await by.graphql(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
       ... on UserError { code message ... on EditConflictError { fields { path message current } } } } }`,
    { input },
  );
  expect(body.errors, name).toBeUndefined();
  return body.data[name];
}

describe.each(Object.entries(EDITED))('%s', (name, { make, read, was, first, second, current }) => {
  const success = { __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Success` };
  const [field = '', value] = Object.entries(first)[0] ?? [];
  const base = { [field]: was[field] };

  test('changes of different fields at the same time both stay', async () => {
    const alone = await make();
    await edit(one, name, { id: alone, ...first });
    await edit(one, name, { id: alone, ...second });
    const expected = comparable(await read(alone));
    const id = await make();
    const results = await Promise.all([
      edit(one, name, { id, ...first, base: was }),
      edit(other, name, { id, ...second, base: was }),
    ]);
    expect(results).toEqual([success, success]);
    expect(comparable(await read(id))).toEqual(expected);
  });

  test('another value for the same field is refused with the one that is stored, and nothing is written', async () => {
    const id = await make();
    await edit(other, name, { id, ...first, base });
    const before = await read(id);
    const mine = { ...second, [field]: OTHER[field] };
    expect(await edit(one, name, { id, ...mine, base: was })).toEqual({
      __typename: 'EditConflictError',
      code: 'EDIT_CONFLICT',
      message: expect.stringContaining('otra persona ha cambiado lo mismo'),
      fields: [
        {
          path: field,
          message: 'Joan Riera lo ha cambiado hace un momento',
          current: current ?? JSON.stringify(value),
        },
      ],
    });
    expect(await read(id)).toEqual(before);
    // Who has seen the other value may replace it.
    expect(await edit(one, name, { id, ...mine, base: { ...was, [field]: value } })).toEqual(success);
  });

  test('the same value, an own earlier change and what was not changed are no conflict', async () => {
    const id = await make();
    await edit(other, name, { id, ...first, base });
    const before = await read(id);
    expect(await edit(one, name, { id, ...first, base })).toEqual(success);
    expect(await edit(one, name, { id, ...was, base: was })).toEqual(success);
    expect(comparable(await read(id))).toEqual(comparable(before));
    expect(await edit(other, name, { id, [field]: OTHER[field], base })).toEqual(success);
    expect(await read(id)).not.toEqual(before);
  });

  test('without what the fields were, the last one wins', async () => {
    const id = await make();
    await edit(other, name, { id, ...first });
    expect(await edit(one, name, { id, [field]: OTHER[field] })).toEqual(success);
  });
});

/** A third value of each first field. */
const OTHER: Fields = {
  price: '20',
  rules: 'EUROLEAGUE',
  homePoints: 90,
  category: 'BRONCE',
  position: ['C'],
  name: 'Otra cosa',
  round: 'Jornada 30',
  abbreviation: 'XYZ',
  city: 'Manacor',
  returnHours: 9,
  label: 'Otra temporada',
};

test('what the seats were is not what is left: sales are no conflict', async () => {
  const id = await (EDITED['updateMatch']?.make() ?? 0);
  await edit(one, 'updateMatch', { id, ticketsTotal: 100 });
  expect(await edit(one, 'purchaseTicket', { matchId: id })).toMatchObject({
    __typename: 'PurchaseTicketSuccess',
  });
  expect(
    await edit(other, 'updateMatch', { id, ticketsTotal: 120, base: { ticketsTotal: 100 } }),
  ).toMatchObject({
    __typename: 'UpdateMatchSuccess',
  });
  expect(await postgres.prisma.match.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ticketsAvailable: 119,
  });
});

test('REST merges a user in the same way', async () => {
  const id = await (EDITED['updateUser']?.make() ?? 0);
  const put = (by: Caller, body: Fields) => by.request('PUT', `/api/admin/users/${id}`, body);
  expect(await put(other, { name: 'Blai Coll', base: { name: 'Blai' } })).toMatchObject({ status: 200 });
  expect(await put(one, { role: 'editor', base: { name: 'Blai', role: 'visitor' } })).toMatchObject({
    status: 200,
    body: { name: 'Blai Coll', role: 'editor' },
  });
  expect(await put(one, { name: 'Biel', base: { name: 'Blai' } })).toMatchObject({
    status: 409,
    body: { code: 'EDIT_CONFLICT', fields: [{ path: 'name', current: '"Blai Coll"' }] },
  });
});
